import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { exactAmount } from "./exact-amount";
import { newId } from "./new-id";
import { linkOrderToPayment } from "./order-payment-link";
import { type OpenSession, writeCapture } from "./payment-capture";
import { insertInto } from "./table-rows";

/** Medusa's provider of what is paid by other means than a card. */
const MANUAL_PROVIDER_ID = "pp_system_default";

/**
 * A further payment of an order, in dollars, that somebody made by other means than a card: captured
 * in a collection of its own, as Medusa does for what an edit of an order makes it dearer.
 */
export async function insertManualPayment(
  transaction: Knex.Transaction,
  { orderId, amount }: { orderId: string; amount: number },
): Promise<void> {
  const [id, collectionId] = [newId("payses"), newId("pay_col")];
  const money = { amount, raw_amount: exactAmount(amount), currency_code: "cad" };
  const provider_id = MANUAL_PROVIDER_ID;
  await insertInto(transaction, "payment_collection", [{ id: collectionId, ...money }]);
  await insertInto(transaction, "payment_session", [
    {
      ...{ id, ...money, provider_id, data: {}, context: null },
      ...{ status: "pending", payment_collection_id: collectionId },
    },
  ]);
  await linkOrderToPayment(transaction, { orderId, collectionId });
  const { rows } = await transaction.raw<{ rows: OfOrder[] }>(
    `select o.version as order_version, m.id as summary_id, m.totals
       from "order" o join order_summary m on m.order_id = o.id and m.version = o.version
        and m.deleted_at is null
      where o.id = ?`,
    [orderId],
  );
  const [order] = rows;
  if (!order) throw new Error(`Medusa has no order ${orderId}.`);
  const session: OpenSession = {
    ...{ id, provider_id, currency_code: "cad", amount: String(amount), data: {} },
    ...{ payment_collection_id: collectionId, order_id: orderId, ...order },
  };
  await writeCapture(transaction, { session, paymentId: newId("pay"), data: {} });
}

type OfOrder = Pick<OpenSession, "order_version" | "summary_id" | "totals">;
