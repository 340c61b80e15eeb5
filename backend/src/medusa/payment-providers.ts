/** What a payment is to its provider. */
export interface ProviderPayment {
  status?: string;
  data: Record<string, unknown>;
}

interface Begun {
  context: { idempotency_key: string };
  data: Record<string, unknown>;
}

/** Medusa's payment providers, by their ids; the Payment Module has them, its types do not say so. */
interface PaymentProviders {
  createSession(
    providerId: string,
    input: Begun & { amount: number; currency_code: string },
  ): Promise<ProviderPayment>;
  authorizePayment(providerId: string, input: Begun): Promise<ProviderPayment>;
}

/** The providers of Medusa's Payment Module. */
export function paymentProviders(payments: unknown): PaymentProviders {
  return (payments as { paymentProviderService_: PaymentProviders }).paymentProviderService_;
}
