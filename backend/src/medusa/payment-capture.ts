import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { BigNumber, MathBN, Modules } from "@medusajs/framework/utils";
import { exactAmount } from "./exact-amount";
import { newId } from "./new-id";
import { linkOrderToPayment } from "./order-payment-link";
import { paymentProviders } from "./payment-providers";
import { insertInto, updateIn } from "./table-rows";

/** A payment session that nothing came of yet, alone in its collection, with the order it pays. */
export interface OpenSession {
  id: string;
  provider_id: string;
  currency_code: string;
  amount: string;
  data: Record<string, unknown>;
  payment_collection_id: string;
  order_id: string;
  order_version: number;
  summary_id: string;
  totals: Record<string, unknown>;
}

/**
 * A capture to be written: Medusa's own two calls for it, `authorizePaymentSession` and
 * `capturePaymentWorkflow`, take sixty-five statements in five transactions; this takes seven in the
 * caller's, so that Medusa's side and the shop's are captured together or not at all.
 */
export interface Capture {
  paymentId: string;
  write(transaction: Knex.Transaction): Promise<void>;
}

/**
 * The capture of a session that the provider has the money of. Undefined where it is not the plain
 * case: something was written of the payment before, or the provider has not all of it; then
 * Medusa's own calls know what to do. Call it under the payment's lock.
 */
export async function plainCapture(
  container: MedusaContainer,
  database: Knex,
  sessionId: string,
): Promise<Capture | undefined> {
  const session = await readOpenSession(database, sessionId);
  if (!session) return undefined;
  const providers = paymentProviders(container.resolve(Modules.PAYMENT));
  const { status, data } = await providers.authorizePayment(session.provider_id, {
    data: session.data,
    context: { idempotency_key: session.id },
  });
  if (status !== "captured") return undefined;
  const paymentId = newId("pay");
  return {
    paymentId,
    write: (transaction) => writeCapture(transaction, { session, paymentId, data }),
  };
}

async function readOpenSession(database: Knex, id: string): Promise<OpenSession | undefined> {
  const { rows } = await database.raw<{ rows: OpenSession[] }>(
    `select s.id, s.provider_id, s.currency_code, s.amount, s.data, s.payment_collection_id,
        o.id as order_id, o.version as order_version, m.id as summary_id, m.totals
       from payment_session s
       join payment_collection c on c.id = s.payment_collection_id and c.amount = s.amount
        and c.deleted_at is null
       join order_payment_collection l on l.payment_collection_id = c.id and l.deleted_at is null
       join "order" o on o.id = l.order_id and o.deleted_at is null
       join order_summary m on m.order_id = o.id and m.version = o.version
        and m.deleted_at is null
      where s.id = ? and s.deleted_at is null and s.authorized_at is null
        and (m.totals->>'transaction_total')::numeric = 0
        and not exists (select from payment p
              where p.payment_collection_id = c.id and p.deleted_at is null)
        and not exists (select from payment_session other
              where other.payment_collection_id = c.id and other.id <> s.id
                and other.deleted_at is null)`,
    [id],
  );
  return rows.length === 1 ? rows[0] : undefined;
}

/**
 * The capture of a payment that an order has besides its own, which the provider has the money of:
 * written with what the order becomes by it. Call it under the order's lock.
 */
export async function furtherCapture(
  container: MedusaContainer,
  database: Knex,
  { sessionId, orderId }: { sessionId: string; orderId: string },
): Promise<(transaction: Knex.Transaction) => Promise<void>> {
  const { rows } = await database.raw<{ rows: (FurtherSession & { data: OpenSession["data"] })[] }>(
    `select s.id, s.provider_id, s.amount, s.data, s.payment_collection_id
       from payment_session s
      where s.id = ? and s.deleted_at is null and s.authorized_at is null`,
    [sessionId],
  );
  const [session] = rows;
  if (!session) throw new Error(`Medusa has no open payment ${sessionId}.`);
  const providers = paymentProviders(container.resolve(Modules.PAYMENT));
  const { status, data } = await providers.authorizePayment(session.provider_id, {
    data: session.data,
    context: { idempotency_key: session.id },
  });
  if (status !== "captured") throw new Error(`Payment ${sessionId} is ${status}, and not paid.`);
  return (transaction) => captureFurther(transaction, { orderId, session, data });
}

type FurtherSession = Pick<OpenSession, "id" | "provider_id" | "amount" | "payment_collection_id">;

/** Writes a payment, captured whole, that an order has besides its own, in a collection of its own. */
export async function captureFurther(
  transaction: Knex.Transaction,
  { orderId, session, data }: { orderId: string; session: FurtherSession; data: object },
): Promise<void> {
  const { payment_collection_id: collectionId } = session;
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
  await writeCapture(transaction, {
    session: { ...session, currency_code: "cad", data: {}, order_id: orderId, ...order },
    ...{ paymentId: newId("pay"), data },
  });
}

type OfOrder = Pick<OpenSession, "order_version" | "summary_id" | "totals">;

/** Writes that a session's payment was captured, whole, for its order. */
async function writeCapture(
  transaction: Knex.Transaction,
  { session, paymentId, data }: { session: OpenSession; paymentId: string; data: object },
): Promise<void> {
  const { currency_code, payment_collection_id, order_id } = session;
  const now = new Date();
  const amount = Number(session.amount);
  const money = { amount, raw_amount: exactAmount(amount) };
  const captureId = newId("capt");
  await updateIn(transaction, "payment_session", [
    { id: session.id, data, status: "authorized", authorized_at: now },
  ]);
  await insertInto(transaction, "payment", [
    {
      ...{ id: paymentId, ...money, currency_code, provider_id: session.provider_id, data },
      ...{ payment_collection_id, payment_session_id: session.id, captured_at: now },
    },
  ]);
  await insertInto(transaction, "capture", [{ id: captureId, ...money, payment_id: paymentId }]);
  await updateIn(transaction, "payment_collection", [
    {
      id: payment_collection_id,
      authorized_amount: amount,
      raw_authorized_amount: exactAmount(amount),
      captured_amount: amount,
      raw_captured_amount: exactAmount(amount),
      refunded_amount: 0,
      raw_refunded_amount: exactAmount(0),
      status: "completed",
      completed_at: now,
    },
  ]);
  await insertInto(transaction, "order_transaction", [
    {
      ...{ id: newId("ordtrx"), order_id, version: session.order_version, ...money },
      ...{ currency_code, reference: "capture", reference_id: captureId },
    },
  ]);
  await updateIn(transaction, "order_summary", [
    { id: session.summary_id, totals: withPaid(session.totals, amount) },
  ]);
}

/** An order's summary after a payment. */
function withPaid(totals: Record<string, unknown>, amount: number): Record<string, unknown> {
  const sumWith = (name: string, more: number) => {
    const { numeric } = new BigNumber(MathBN.add(Number(totals[name] ?? 0), more));
    return { [name]: numeric, [`raw_${name}`]: exactAmount(numeric) };
  };
  return {
    ...totals,
    ...sumWith("paid_total", amount),
    ...sumWith("transaction_total", amount),
    ...sumWith("pending_difference", -amount),
  };
}
