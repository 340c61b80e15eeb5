import { setTimeout as wait } from "node:timers/promises";
import Stripe from "stripe";
import { StripeProvider } from "../../medusa/stripe-provider";
import { stripeApi } from "../../payments/stripe-access";

interface StripePaymentsOptions {
  apiKey: string;
  webhookSecret?: string;
  capture: boolean;
  automaticPaymentMethods: boolean;
  paymentDescription: string;
}

/** What failed or was not answered Stripe's library has tried twice by itself, and a shopper waits for the answer. */
const RETRIES = 0;
/** But not what came too soon after much else. */
const LIMITED_MS = 300;

/**
 * Medusa's Stripe provider, whose calls go to the simulator when payments are a demo, and which
 * gives up while the shopper still waits (Medusa's own tries again after each two tries of Stripe's library:
 * a Stripe that says nothing took a minute).
 */
class StripePaymentsService extends StripeProvider {
  static override identifier = "stripe";

  constructor(container: Record<string, unknown>, options: StripePaymentsOptions) {
    super(container, options);
    this.stripe_ = stripeApi();
  }

  override executeWithRetry<T>(
    apiCall: () => Promise<T>,
    _retries?: number,
    delay?: number,
    attempt = 1,
  ) {
    const unlimited = async () => {
      try {
        return await apiCall();
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeRateLimitError)) throw error;
        await wait(LIMITED_MS);
        return apiCall();
      }
    };
    return super.executeWithRetry(unlimited, RETRIES, delay, attempt);
  }
}

export default StripePaymentsService;
