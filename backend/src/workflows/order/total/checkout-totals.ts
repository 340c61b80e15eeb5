import type { CheckoutTotalsAnswer, CheckoutTotalsBody, FreshLine } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import type { CodeUser } from "../../../orders/code-user";
import { findStoreContext } from "../../store/store-context";
import { acceptsCodes } from "./accepts-codes";
import { composeCart } from "./compose-cart";
import { freshLines, NOT_OFFERED, refuseShortage, type ShortageReader } from "./find-conflict";
import { priceLines } from "./price-lines";

/**
 * What a cart comes to (spec §7), with its lines at the shop's prices. Nothing is kept. More than
 * there is of a product is a conflict with the fresh lines. Throws {@link Refusal}.
 */
export async function readCheckoutTotals(
  container: MedusaContainer,
  user: CodeUser,
  { items, ...choices }: CheckoutTotalsBody,
  reader: ShortageReader,
): Promise<{ totals: CheckoutTotalsAnswer; lines: FreshLine[] }> {
  const store = await findStoreContext(container);
  const lines = await priceLines(container, store, items);
  refuseShortage(lines, reader);
  const [cart, takesCodes] = await Promise.all([
    composeCart(container, store, lines, { ...choices, user }),
    acceptsCodes(container),
  ]);
  if (!cart.isDeliveryOffered) {
    throw Refusal.ofField("invalid", "deliveryOptionId", NOT_OFFERED);
  }
  const { asksWrittenOrder } = cart;
  return {
    totals: { ...cart.totals, acceptsCodes: takesCodes, asksWrittenOrder },
    lines: freshLines(lines),
  };
}
