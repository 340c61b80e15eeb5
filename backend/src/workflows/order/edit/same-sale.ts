import { normalPostalCode, type OrderEdit } from "@eldercare/contracts";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";

/**
 * Whether nothing of an order changes that anything is reckoned by: neither goods, by the pieces of each
 * variant, nor province, postal code, codes or delivery, of which `now` is the one that it has. A postal code
 * in another spelling is the same: orders that were made in Medusa have theirs as it was typed.
 */
export function isSameSale(
  { items, shipping: before }: Pick<ShopOrderRow, "items" | "shipping">,
  { items: asked, shipping, deliveryOptionId, codes }: OrderEdit,
  now: { deliveryOptionId: string | undefined; codes: readonly string[] },
): boolean {
  const isSamePlace =
    before.region === shipping.region &&
    (normalPostalCode(before.postal) ?? before.postal) === shipping.postal;
  if (!isSamePlace || (deliveryOptionId !== undefined && deliveryOptionId !== now.deliveryOptionId))
    return false;
  if (codes && namesOf(codes) !== namesOf(now.codes)) return false;
  if (!asked) return true;
  const more = new Map<string, number>();
  const add = (variantId: string, qty: number) =>
    more.set(variantId, (more.get(variantId) ?? 0) + qty);
  for (const { variantId, qty } of items) add(variantId, -qty);
  for (const { productId, variantId, qty } of asked) {
    const known = items.find(
      (item) => item.productId === productId && (!variantId || item.variantId === variantId),
    );
    if (!known) return false;
    add(known.variantId, qty);
  }
  return [...more.values()].every((pieces) => pieces === 0);
}

/** Codes in whatever order and letters they are typed. */
const namesOf = (codes: readonly string[]): string =>
  [...new Set(codes.map((code) => code.toUpperCase()))].sort().join(" ");
