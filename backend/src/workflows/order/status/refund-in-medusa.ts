import { dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { refundPaymentsWorkflow, refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import { readMedusaState } from "./medusa-state";

/**
 * Pays back what is left of an order's payments, through Medusa; answers the cents. Throws when
 * Stripe would not: some of Medusa's workflows only log that and go on, so what they did is counted
 * afterwards.
 */
export async function refundInMedusa(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<number> {
  const before = await readMedusaState(container, orderId);
  const payments = (before?.payments ?? []).filter(({ refundableCents }) => refundableCents > 0);
  if (!before || payments.length === 0) return 0;
  for (const { id, refundableCents } of payments) {
    const refund = { payment_id: id, amount: dollarsFromCents(refundableCents), created_by: by };
    // The first also settles the order's books, which Medusa refuses for a cancelled order.
    if (before.isCanceled) await refundPaymentsWorkflow(container).run({ input: [refund] });
    else await refundPaymentWorkflow(container).run({ input: refund });
  }
  const cents = payments.reduce((sum, { refundableCents }) => sum + refundableCents, 0);
  const after = await readMedusaState(container, orderId);
  if ((after?.refundedCents ?? 0) < before.refundedCents + cents) {
    throw new Error(`Order ${orderId} was not paid back.`);
  }
  return cents;
}
