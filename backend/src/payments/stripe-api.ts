/** The part of Stripe's library that the shop calls itself; the rest goes through Medusa's provider. */
export interface StripeApi {
  paymentIntents: {
    retrieve(id: string, params?: { expand: string[] }): Promise<PaymentIntent>;
    update(id: string, params: { amount: number }): Promise<PaymentIntent>;
    cancel(id: string): Promise<PaymentIntent>;
  };
  refunds: {
    create(
      params: { payment_intent: string; amount?: number },
      options: { idempotencyKey: string },
    ): Promise<{ id: string }>;
  };
  webhooks: {
    /** Throws when the signature does not fit. */
    constructEvent(rawBody: Buffer, signature: string, secret: string): StripeEvent;
  };
}

/** Amounts are cents. */
export interface PaymentIntent {
  id: string;
  status: string;
  amount: number;
  amount_received?: number;
  currency: string;
  last_payment_error?: { message?: string } | null;
  /** Present when it is expanded. */
  latest_charge?: { amount_refunded?: number } | string | null;
}

export interface StripeEvent {
  id: string;
  type: string;
  /** A payment intent, a charge or something else, as `object` says. */
  data: {
    object: {
      id: string;
      object: string;
      payment_intent?: string | null;
      amount?: number;
      amount_refunded?: number;
    };
  };
}

/** What Stripe's library throws. */
export interface StripeFailure {
  code?: string;
  payment_intent?: PaymentIntent;
}

/** A failure with Stripe's code for it, like "payment_intent_unexpected_state". */
export function stripeFailure(error: unknown): StripeFailure {
  return typeof error === "object" && error !== null ? error : {};
}
