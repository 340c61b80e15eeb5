/**
 * Medusa's Stripe provider as a class, which its package keeps to itself. Ours sets its client
 * (`stripe_`) and narrows how long it tries (`executeWithRetry`).
 */
export { default as StripeProvider } from "@medusajs/payment-stripe/dist/services/stripe-provider";
