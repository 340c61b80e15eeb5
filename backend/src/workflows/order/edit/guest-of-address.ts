import type { OrderShipping } from "@eldercare/contracts";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { guestIdOf, guestIdWithoutAddress, isGuestId } from "../../../orders/guest-id";

/** Whose an order is. */
export type OrderGuest = Pick<ShopOrderRow, "user_id" | "email">;

/**
 * The guest whose order it is once its mails go to another address: whoever has the address of before
 * shall neither claim it nor get it with their own data. Undefined where it stays whose it is: an
 * account's, and one with codes, which are counted of the address that used them.
 */
export function guestOfAddress(
  {
    id,
    user_id: userId,
    email,
    shipping,
    totals,
  }: OrderGuest & Pick<ShopOrderRow, "id" | "shipping" | "totals">,
  { email: next }: Pick<OrderShipping, "email">,
): OrderGuest | undefined {
  // "" of an order that was made in Medusa without an address.
  const isTheirs = (isGuestId(userId) || userId === "") && isSame(email, shipping.email);
  if (!isTheirs || isSame(email, next) || (totals?.codes.length ?? 0) > 0) return undefined;
  return { user_id: next ? guestIdOf(next) : guestIdWithoutAddress(id), email: next };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
