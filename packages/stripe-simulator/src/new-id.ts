import { randomBytes } from "node:crypto";

/** An id as Stripe makes them: "pi_3f…" with 24 letters and digits after the prefix. */
export function newId(prefix: string): string {
  const letters = randomBytes(30).toString("base64").replace(/[+/=]/g, "");
  return `${prefix}_${letters.slice(0, 24)}`;
}

/** Stripe's clock: seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
