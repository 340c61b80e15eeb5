const keyOf = (path: string) => `list:${path}`;

/**
 * What a list showed when it was left, as a query string, in this tab until the sign-in ends, which
 * empties the session's storage. Without storage nothing is remembered.
 */
export function rememberedList(path: string): string {
  try {
    return sessionStorage.getItem(keyOf(path)) ?? "";
  } catch {
    return "";
  }
}

/** Remembers a list by its query string; an empty one is forgotten. */
export function rememberList(path: string, query: string): void {
  try {
    if (query) sessionStorage.setItem(keyOf(path), query);
    else sessionStorage.removeItem(keyOf(path));
  } catch {
    // Storage is full or forbidden.
  }
}
