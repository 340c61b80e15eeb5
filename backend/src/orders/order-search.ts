/** "12", "#12" and "Order 12", as buyers name an order on the phone. PostgreSQL's integers end at nine digits and a bit. */
const NUMBER = /^(?:order\s*)?#?\s*(\d{1,9})$/i;

/** What staff typed to find an order: part of an id or of an address, and the order's number if it is one. */
export function orderSearch(typed: string): { search: string; number?: number } {
  const [, digits] = NUMBER.exec(typed.trim()) ?? [];
  if (digits !== undefined) return { search: digits, number: Number(digits) };
  // Lists show "#" before the end of an id, and people paste it along.
  return { search: typed.replace(/^#/, "") };
}
