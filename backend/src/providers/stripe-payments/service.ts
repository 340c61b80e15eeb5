import { StripeProvider } from "../../medusa/stripe-provider";
import { stripeApi } from "../../payments/stripe-access";

interface StripePaymentsOptions {
  apiKey: string;
  webhookSecret?: string;
  capture: boolean;
  automaticPaymentMethods: boolean;
  paymentDescription: string;
}

/** After a first failure one more try, soon: a shopper waits for the answer. */
const RETRIES = 1;
const RETRY_DELAY_MS = 300;

/**
 * Medusa's Stripe provider, whose calls go to the simulator when payments are a demo, and which
 * gives up while the shopper still waits (Medusa's own waits up to seven seconds between its tries).
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
    _delay?: number,
    attempt = 1,
  ) {
    return super.executeWithRetry(apiCall, RETRIES, RETRY_DELAY_MS, attempt);
  }
}

export default StripePaymentsService;
