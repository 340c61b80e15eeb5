import type { MedusaContainer } from "@medusajs/framework/types";
import { underLocks } from "../../../medusa/under-locks";
import { shopOrdersOf } from "../../../orders/shop-orders";

/** Longer than any queue of a busy minute; who waits longer is answered with an error. */
const WAIT = { timeout: 60 };

/**
 * Whatever happens to a payment or its order happens here, one after the other: placing, events of
 * Stripe, looks at the payment, expiry, changes by staff.
 */
export function underPaymentLock<T>(
  container: MedusaContainer,
  paymentOrOrderId: string,
  job: () => Promise<T>,
): Promise<T> {
  return underLocks(container, [`payment:${paymentOrOrderId}`], job, WAIT);
}

/**
 * The same for an order that is known, by the payment that it has while the job runs: whoever changed
 * it meanwhile may have given it another one, and with it another lock.
 */
export async function underOrderLock<T>(
  container: MedusaContainer,
  orderId: string,
  job: () => Promise<T>,
): Promise<T> {
  const { orders } = shopOrdersOf(container);
  const findKey = async () => (await orders.find(orderId))?.payment_id ?? orderId;
  for (;;) {
    const key = await findKey();
    const done = await underPaymentLock(container, key, async () =>
      (await findKey()) === key ? { result: await job() } : undefined,
    );
    if (done) return done.result;
  }
}

/** One checkout per browser at a time, because each replaces the one before. */
export function underCheckoutLock<T>(
  container: MedusaContainer,
  browser: string,
  job: () => Promise<T>,
): Promise<T> {
  return underLocks(container, [`checkout:${browser}`], job, WAIT);
}

/**
 * Buyers of the same variant queue up before anything is written: whoever comes too late is told at
 * once.
 */
export function underStockLock<T>(
  container: MedusaContainer,
  variantIds: readonly string[],
  job: () => Promise<T>,
): Promise<T> {
  const keys = variantIds.map((id) => `order-stock:${id}`);
  return underLocks(container, keys, job, WAIT);
}
