import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { exactAmount } from "./exact-amount";
import { newId } from "./new-id";
import { captureFurther } from "./payment-capture";
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
  await captureFurther(transaction, {
    orderId,
    session: { id, provider_id, amount: String(amount), payment_collection_id: collectionId },
    data: {},
  });
}
