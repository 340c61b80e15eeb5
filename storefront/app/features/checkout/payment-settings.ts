/** How cards are taken; the server's settings decide. */
export type PaymentSettings = {
  /** "demo": a Stripe simulator, which charges nothing. */
  payments: "demo" | "stripe";
  /** Names the shop to whoever takes the card; no secret. */
  publishableKey: string;
};
