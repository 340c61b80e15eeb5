import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { exactAmount } from "./exact-amount";
import { newId } from "./new-id";
import { paymentProviders } from "./payment-providers";
import { insertInto } from "./table-rows";

/** A payment of a provider, of which nothing is written yet. */
export interface BegunPayment {
  sessionId: string;
  collectionId: string;
  /** What the provider keeps of it. */
  data: Record<string, unknown>;
  /** Writes Medusa's payment collection and session, as its Payment Module does. */
  write(transaction: Knex.Transaction): Promise<void>;
}

/**
 * Begins a payment at a provider, in dollars. The provider is asked first and written of afterwards,
 * together with what the caller keeps: what a crash leaves in between is a payment at the provider
 * that nobody was ever told of, and so nobody can make. The Payment Module itself writes before,
 * between and after, in three transactions.
 */
export async function beginAtProvider(
  payments: unknown,
  { providerId, amount }: { providerId: string; amount: number },
): Promise<BegunPayment> {
  const [sessionId, collectionId] = [newId("payses"), newId("pay_col")];
  const currency_code = "cad";
  const { data, status } = await paymentProviders(payments).createSession(providerId, {
    context: { idempotency_key: sessionId },
    data: { session_id: sessionId },
    amount,
    currency_code,
  });
  const money = { amount, raw_amount: exactAmount(amount), currency_code };
  return {
    sessionId,
    collectionId,
    data,
    async write(transaction) {
      await insertInto(transaction, "payment_collection", [{ id: collectionId, ...money }]);
      await insertInto(transaction, "payment_session", [
        {
          ...{ id: sessionId, ...money, provider_id: providerId, data, context: null },
          ...{ status: status ?? "pending", payment_collection_id: collectionId },
        },
      ]);
    },
  };
}
