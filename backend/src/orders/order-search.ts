import { orderNumberIn } from "@eldercare/contracts";

/** What staff typed to find an order: part of an id or of an address, and the order's number if it is one. */
export function orderSearch(typed: string): { search: string; number?: number } {
  const number = orderNumberIn(typed);
  if (number !== undefined) return { search: String(number), number };
  // Lists show "#" before the end of an id, and people paste it along.
  return { search: typed.replace(/^#/, "") };
}
