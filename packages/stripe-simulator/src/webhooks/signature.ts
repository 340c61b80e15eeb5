import { createHmac } from "node:crypto";

/** The Stripe-Signature header of a body (https://docs.stripe.com/webhooks#verify-manually). */
export function stripeSignature(body: string, secret: string, seconds: number): string {
  const hmac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hmac}`;
}
