/**
 * The objects of Stripe's API that the shop meets, with the fields of API version 2024-04-10
 * (https://docs.stripe.com/api). Amounts are integer cents, times are seconds.
 */

export type Metadata = Record<string, string>;

interface StripeObject {
  id: string;
  created: number;
  livemode: false;
}

export interface ApiErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
  payment_method?: PaymentMethod;
}

export interface CardDetails {
  brand: string;
  country: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: "credit";
  last4: string;
  checks: {
    address_line1_check: null;
    address_postal_code_check: null;
    cvc_check: "pass" | "fail" | null;
  };
  networks: { available: string[]; preferred: null };
  three_d_secure_usage: { supported: true };
  wallet: null;
}

export interface PaymentMethod extends StripeObject {
  object: "payment_method";
  billing_details: Record<string, unknown>;
  card: CardDetails;
  customer: string | null;
  metadata: Metadata;
  type: "card";
}

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "requires_capture"
  | "succeeded"
  | "canceled";

export interface PaymentIntent extends StripeObject {
  object: "payment_intent";
  amount: number;
  amount_capturable: number;
  amount_details: { tip: Record<string, never> };
  amount_received: number;
  application: null;
  application_fee_amount: null;
  automatic_payment_methods: { allow_redirects: "always" | "never"; enabled: boolean } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: "automatic" | "automatic_async" | "manual";
  client_secret: string;
  confirmation_method: "automatic" | "manual";
  currency: string;
  customer: string | null;
  description: string | null;
  invoice: null;
  last_payment_error: ApiErrorBody | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: {
    type: "redirect_to_url";
    redirect_to_url: { return_url: string | null; url: string };
  } | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_options: Record<string, unknown>;
  payment_method_types: string[];
  processing: null;
  receipt_email: string | null;
  review: null;
  setup_future_usage: string | null;
  shipping: Record<string, unknown> | null;
  source: null;
  statement_descriptor: string | null;
  statement_descriptor_suffix: string | null;
  status: IntentStatus;
  transfer_data: null;
  transfer_group: null;
}

export interface Charge extends StripeObject {
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  billing_details: Record<string, unknown>;
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: false;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  outcome: Record<string, unknown>;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { card: CardDetails; type: "card" };
  receipt_email: string | null;
  refunded: boolean;
  status: "succeeded" | "failed";
}

export interface Refund extends Omit<StripeObject, "livemode"> {
  object: "refund";
  amount: number;
  balance_transaction: string;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  receipt_number: null;
  source_transfer_reversal: null;
  status: "succeeded" | "failed";
  /** Of a failed one: what gave the money back to the shop's balance, and why. */
  failure_balance_transaction?: string;
  failure_reason?: "expired_or_canceled_card";
  transfer_reversal: null;
}

export interface Customer extends StripeObject {
  object: "customer";
  address: Record<string, unknown> | null;
  balance: 0;
  currency: null;
  default_source: null;
  delinquent: false;
  description: string | null;
  email: string | null;
  metadata: Metadata;
  name: string | null;
  phone: string | null;
  shipping: Record<string, unknown> | null;
}

export interface StripeEvent extends StripeObject {
  object: "event";
  api_version: "2024-04-10";
  data: { object: PaymentIntent | Charge | Refund };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What the first request with an idempotency key (its id) was, and was answered. */
export interface SavedAnswer {
  id: string;
  path: string;
  /** Digest of the parameters: card numbers are not kept. */
  fingerprint: string;
  status: number;
  body: object;
}
