import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { exactAmount } from "./exact-amount";
import { newId } from "./new-id";
import { deleteFrom, insertInto, updateIn } from "./table-rows";

/** Links an order to the payment collection that pays for it, as Medusa's link module does. */
export function linkOrderToPayment(
  transaction: Knex.Transaction,
  { orderId, collectionId }: { orderId: string; collectionId: string },
): Promise<void> {
  return insertInto(transaction, "order_payment_collection", [
    { id: newId("ordpay"), order_id: orderId, payment_collection_id: collectionId },
  ]);
}

/** Another payment collection pays for the order from now on, and none of before. */
export async function relinkOrderToPayment(
  transaction: Knex.Transaction,
  link: { orderId: string; collectionId: string },
): Promise<void> {
  await deleteFrom(transaction, "order_payment_collection", "order_id", [link.orderId]);
  await linkOrderToPayment(transaction, link);
}

/** What an order that nobody has paid asks for in Medusa, in dollars. */
export async function askForAmount(
  transaction: Knex.Transaction,
  { orderId, amount }: { orderId: string; amount: number },
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `select c.id from payment_collection c
       join order_payment_collection l on l.payment_collection_id = c.id and l.deleted_at is null
      where l.order_id = ? and c.deleted_at is null and c.completed_at is null`,
    [orderId],
  );
  if (rows.length === 0) return;
  await updateIn(
    transaction,
    "payment_collection",
    rows.map(({ id }) => ({ id, amount, raw_amount: exactAmount(amount) })),
  );
}

/** The order that a payment of Medusa's is of. */
export async function orderOfPayment(
  database: Knex,
  paymentId: string,
): Promise<string | undefined> {
  const { rows } = await database.raw<{ rows: { order_id: string }[] }>(
    `select l.order_id from payment p
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
        and l.deleted_at is null
      where p.id = ? and p.deleted_at is null`,
    [paymentId],
  );
  return rows[0]?.order_id;
}
