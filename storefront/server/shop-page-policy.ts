import { pageSecurityPolicy } from "@eldercare/server";

/** What Stripe's card form needs (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connections: ["https://api.stripe.com"],
} as const;

/**
 * Content-Security-Policy of a page of the shop, whose inline scripts have these hashes. One that
 * `takesCards` also lets Stripe's card form in.
 */
export function shopPagePolicy(scriptHashes: readonly string[], takesCards = false): string {
  if (!takesCards) return pageSecurityPolicy({ scripts: scriptHashes });
  return pageSecurityPolicy({ ...STRIPE, scripts: [...scriptHashes, ...STRIPE.scripts] });
}
