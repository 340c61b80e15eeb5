/** What became of a card: paid, on its way, sent to the bank (the browser leaves), or refused. */
export type CardOutcome =
  | { status: "succeeded" | "processing" | "leaving" }
  | { status: "refused"; message: string };

/** What the checkout asks of whichever form takes the card: Stripe's own, or the demo's. */
export interface CardEntry {
  /** Shows what is missing; true when the card may be sent. With `takeFocus` the first gap gets the focus. */
  check(takeFocus: boolean): Promise<boolean>;
  /** Pays. `returnUrl` is the whole address to which the bank sends the shopper back. */
  confirm(clientSecret: string, returnUrl: string): Promise<CardOutcome>;
}
