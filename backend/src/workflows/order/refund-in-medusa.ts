import { dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { refundPaymentsWorkflow } from "@medusajs/medusa/core-flows";
import { readMedusaState } from "./medusa-state";

/** Pays back what is left of an order's payments, through Medusa; answers the cents. */
export async function refundInMedusa(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<number> {
  const state = await readMedusaState(container, orderId);
  const payments = (state?.payments ?? []).filter(({ refundableCents }) => refundableCents > 0);
  if (payments.length === 0) return 0;
  await refundPaymentsWorkflow(container).run({
    input: payments.map(({ id, refundableCents }) => ({
      payment_id: id,
      amount: dollarsFromCents(refundableCents),
      created_by: by,
    })),
  });
  return payments.reduce((sum, { refundableCents }) => sum + refundableCents, 0);
}
