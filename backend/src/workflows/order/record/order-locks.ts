import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Longer than any queue of a busy minute; who waits longer is answered with an error. */
const WAIT_SECONDS = 60;

/**
 * Whatever happens to a payment or its order happens here, one after the other: placing, events of
 * Stripe, looks at the payment, expiry, changes by staff.
 */
export function underPaymentLock<T>(
  container: MedusaContainer,
  paymentOrOrderId: string,
  job: () => Promise<T>,
): Promise<T> {
  return underLock(container, [`payment:${paymentOrOrderId}`], job);
}

/** One checkout per browser at a time, because each replaces the one before. */
export function underCheckoutLock<T>(
  container: MedusaContainer,
  browser: string,
  job: () => Promise<T>,
): Promise<T> {
  return underLock(container, [`checkout:${browser}`], job);
}

/**
 * Buyers of the same variant queue up before anything is written: whoever comes too late is told at
 * once. Sorted, so that two of them never wait for each other.
 */
export function underStockLock<T>(
  container: MedusaContainer,
  variantIds: readonly string[],
  job: () => Promise<T>,
): Promise<T> {
  return underLock(container, variantIds.map((id) => `order-stock:${id}`).sort(), job);
}

function underLock<T>(container: MedusaContainer, keys: string[], job: () => Promise<T>) {
  return container.resolve(Modules.LOCKING).execute(keys, job, { timeout: WAIT_SECONDS });
}
