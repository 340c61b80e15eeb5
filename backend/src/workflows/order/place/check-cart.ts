import type { CheckoutChoices } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Buyer } from "../../../orders/buyer";
import { findStoreContext } from "../../store/store-context";
import { composeCart } from "../total/compose-cart";
import { type Agreed, refuseChange, refuseShortage } from "../total/find-conflict";
import { priceLines } from "../total/price-lines";

/** Refuses a cart that the shop does not sell at this total, with the fresh one. */
export async function checkCart(
  container: MedusaContainer,
  buyer: Buyer,
  { choices, ...agreed }: Agreed & { choices: CheckoutChoices },
): Promise<void> {
  const store = await findStoreContext(container);
  const lines = await priceLines(container, store, agreed.asked);
  refuseShortage(lines, "shopper");
  const asker = { ...choices, user: buyer.codeUser };
  refuseChange(lines, agreed, await composeCart(container, store, lines, asker));
}
