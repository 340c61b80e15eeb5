/** What narrows a list or sorts it; which row is open is not remembered. */
const KEPT = [
  "search",
  "status",
  "state",
  "handled",
  "categoryId",
  "published",
  "stock",
  "abandoned",
  "sort",
];

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

export function rememberList(path: string, params: URLSearchParams): void {
  const kept = new URLSearchParams([...params].filter(([name]) => KEPT.includes(name)));
  try {
    if (kept.size > 0) sessionStorage.setItem(keyOf(path), kept.toString());
    else sessionStorage.removeItem(keyOf(path));
  } catch {
    // Storage is full or forbidden.
  }
}
