/** Why something failed, in its own words. Workflows throw what their steps threw as plain objects. */
export function messageOf(error: unknown): string {
  const hasMessage = typeof error === "object" && error !== null && "message" in error;
  return String(hasMessage ? error.message : error);
}
