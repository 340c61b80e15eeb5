import { orderNumberIn, type PackingOrder } from "@eldercare/contracts";

/**
 * The order that somebody means who types or scans this and presses Enter: that with the number, or
 * the only one that is found.
 */
export function orderMeant(
  typed: string,
  found: readonly PackingOrder[],
): PackingOrder | undefined {
  const number = orderNumberIn(typed);
  const [only] = found.length === 1 ? found : [];
  return found.find((order) => order.number === number) ?? only;
}
