import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderChangeStatus } from "@medusajs/framework/utils";

/** Medusa writes this kind of change, its types do not name it. */
const CREDIT_LINE: string = "credit_line";
/** Marks the shop's own changes of lines, in their metadata; others are edits that staff have begun. */
export const TAKEN_OUT = "taken_out";

/**
 * Takes back a correction of an order's total, or of its lines, that a crash left unconfirmed: while
 * there is one, Medusa lets nobody cancel or send the order. Its refund is on record by itself.
 */
export async function dropIncompleteChanges(
  container: MedusaContainer,
  orderId: string,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const changes = await orders.listOrderChanges(
    { order_id: orderId, status: OrderChangeStatus.PENDING },
    { select: ["id", "change_type", "metadata"] },
  );
  const ids = changes.flatMap(({ id, change_type: type, metadata }) =>
    type === CREDIT_LINE || metadata?.[TAKEN_OUT] ? [id] : [],
  );
  if (ids.length > 0) await orders.deleteOrderChanges(ids);
}
