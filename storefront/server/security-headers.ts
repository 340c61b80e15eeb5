import type { RequestHandler } from "express";

/** What Stripe's card form needs (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
} as const;

/**
 * Content-Security-Policy of a page: only scripts of this origin and the inline ones whose hashes
 * are given. Styles may be inline because Radix positions its layers with style attributes. A page
 * that `takesCards` also lets Stripe's card form in.
 */
export function pageSecurityPolicy(scriptHashes: readonly string[], takesCards = false): string {
  const stripe = (part: keyof typeof STRIPE) => (takesCards ? STRIPE[part] : []);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...stripe("script")].join(" "),
    ["frame-src 'self'", ...stripe("frame")].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...stripe("connect")].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const EVERY_ANSWER = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
} as const;

/** Headers that every answer of the shop's origin carries; HSTS only where the shop is on https. */
export function securityHeaders(shopUrl: string): RequestHandler {
  const isHttps = shopUrl.startsWith("https:");
  return (_request, response, next) => {
    response.set(EVERY_ANSWER);
    if (isHttps) response.set("Strict-Transport-Security", "max-age=31536000");
    next();
  };
}
