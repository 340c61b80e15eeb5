import type { Settings } from "@eldercare/contracts/settings";
import type Stripe from "stripe";
import { shopSettings } from "../settings";
import { createStripeClient, type StripeAccess } from "./stripe-client";

/** Medusa's id of the provider in `providers/stripe-payments`. */
export const STRIPE_PROVIDER_ID = "pp_stripe_stripe";

let access: StripeAccess | undefined;
let client: Stripe | undefined;

/** Keys and host of the card payments, from the settings; only demo payments may leave Stripe's host. */
export function stripeAccess(): StripeAccess {
  access ??= accessOf(shopSettings());
  return access;
}

/** The one client of this process. */
export function stripeApi(): Stripe {
  client ??= createStripeClient(stripeAccess());
  return client;
}

function accessOf(settings: Settings): StripeAccess {
  return {
    apiKey: settings.STRIPE_API_KEY ?? "sk_test_none",
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? "",
    ...(settings.PAYMENTS === "demo" ? { simulatorPort: settings.STRIPE_SIMULATOR_PORT } : {}),
  };
}
