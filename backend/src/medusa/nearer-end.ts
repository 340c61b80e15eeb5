/** Before it a page is found as quickly from the beginning as from the end: nobody has to count first. */
export const NEAR = 1000;

/**
 * Which rows make a page of a list of `total` rows, and whether they are counted from its end, in the
 * opposite order: PostgreSQL walks through all rows before a page.
 */
export function fromNearerEnd(
  { limit, offset }: { limit: number; offset: number },
  total: number | undefined,
): { limit: number; offset: number; isFromEnd: boolean } {
  if (total === undefined || offset <= total / 2) return { limit, offset, isFromEnd: false };
  const rows = Math.max(0, Math.min(limit, total - offset));
  return { limit: rows, offset: Math.max(0, total - offset - rows), isFromEnd: true };
}
