import { whyNotPacked } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { readMedusaState } from "./medusa-state";
import { keptOrder } from "./order-standing";

const CHANGE_WAITS =
  "A change of this order waits for its payment, so nothing of it is packed. End the change to send the order as it is.";
const OVER = "This order was cancelled or paid back, so nothing of it can be sent.";
const UNPAID = "This order is not paid, so nothing of it can be sent.";

/**
 * Nothing leaves the house that nobody paid for, whatever the status says. Throws a {@link Refusal}
 * "conflict" for an order of which nothing may be packed.
 */
export async function refuseUnpayable(
  container: MedusaContainer,
  { id, status, proposal }: Pick<ShopOrderRow, "id" | "status" | "proposal">,
): Promise<void> {
  const state = await readMedusaState(container, id);
  if (!state || state.isCanceled) throw new Refusal("conflict", OVER);
  const because = whyNotPacked({ status, ...keptOrder(state), proposal });
  if (because === "change-waits") throw new Refusal("conflict", CHANGE_WAITS);
  if (because) throw new Refusal("conflict", because === "not-paid" ? UNPAID : OVER);
}
