import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "./new-id";
import { insertInto } from "./table-rows";

/** Links an order to the payment collection that pays for it, as Medusa's link module does. */
export function linkOrderToPayment(
  transaction: Knex.Transaction,
  { orderId, collectionId }: { orderId: string; collectionId: string },
): Promise<void> {
  return insertInto(transaction, "order_payment_collection", [
    { id: newId("ordpay"), order_id: orderId, payment_collection_id: collectionId },
  ]);
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
