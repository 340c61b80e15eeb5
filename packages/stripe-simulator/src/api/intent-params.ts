/** Fields of a payment intent that creating and updating take. */
export const INTENT_PARAMS = [
  "amount",
  "automatic_payment_methods",
  "capture_method",
  "currency",
  "customer",
  "description",
  "metadata",
  "payment_method_configuration",
  "payment_method_options",
  "payment_method_types",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "statement_descriptor",
  "statement_descriptor_suffix",
];

/** Fields that confirming takes, and creating with `confirm=true`. */
export const CONFIRM_PARAMS = [
  "confirm",
  "confirmation_method",
  "error_on_requires_action",
  "mandate_data",
  "off_session",
  "payment_method",
  "payment_method_data",
  "return_url",
  "use_stripe_sdk",
];
