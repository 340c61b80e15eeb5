import { payments } from "../../../measures/measures";
import type { PaymentRowState } from "../../../modules/shop-order/payment-table";

/**
 * Counts a payment that has just got this state for good. Not before the transaction that says so has
 * ended: what fails is tried again, by Stripe and by the jobs, and would count each time.
 */
export function countSettled(state: PaymentRowState): void {
  if (state === "taken" || state === "returned") payments.inc({ outcome: state });
}
