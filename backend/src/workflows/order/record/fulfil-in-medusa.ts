import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { dropIncompleteChanges } from "./incomplete-changes";
import type { MedusaState } from "./medusa-state";
import { orderMail } from "./order-mail";
import type { Outcome } from "./record-change";
import { sendOrder } from "./send-order";

const UNPAID = "Only noted: the order is not paid, so nothing was shipped.";
const CANCELLED = "Only noted: the order was cancelled, so nothing was shipped.";
const SHIPPED = "Everything was shipped.";

/** Ships everything that has not been shipped: its stock leaves the warehouse. */
export async function fulfilInMedusa(
  container: MedusaContainer,
  order: ShopOrderRow,
  { by, state }: { by: string; state: MedusaState },
): Promise<Outcome> {
  if (state.isCanceled) return { note: CANCELLED };
  if (state.capturedCents <= state.refundedCents) return { note: UNPAID };
  await dropIncompleteChanges(container, order.id);
  const { unreserved } = await sendOrder(container, order.id, by);
  const note =
    unreserved.length === 0
      ? SHIPPED
      : `${SHIPPED} No stock was reserved for ${unreserved.join(", ")}, so none was taken off: please count it.`;
  return { note, mail: orderMail("order-shipped", order) };
}
