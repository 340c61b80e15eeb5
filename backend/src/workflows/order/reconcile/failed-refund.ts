import type Stripe from "stripe";

/** The refund that an event tells of, where the money does not arrive, or not any more. */
export function failedRefundIn({ data: { object } }: Stripe.Event): Stripe.Refund | undefined {
  if (!("object" in object) || object.object !== "refund") return undefined;
  const refund = object as Stripe.Refund;
  return isFailed(refund) ? refund : undefined;
}

export const isFailed = ({ status }: Stripe.Refund): boolean =>
  status === "failed" || status === "canceled";
