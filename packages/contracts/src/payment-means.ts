import { z } from "zod";

/** How an order was paid that no card was charged for here; "other" where nobody said. */
export const PAYMENT_MEANS = ["cash", "cheque", "terminal", "e-transfer", "other"] as const;

export const PaymentMeans = z.enum(PAYMENT_MEANS, {
  error: `means must be one of ${PAYMENT_MEANS.join(", ")}.`,
});
export type PaymentMeans = z.infer<typeof PaymentMeans>;

const LABELS: Readonly<Record<PaymentMeans, string>> = {
  cash: "Cash",
  cheque: "Cheque",
  terminal: "Card terminal",
  "e-transfer": "E-transfer",
  other: "Other means",
};

/** In words how an order was paid; without means it was the shop's own card payment. */
export const meansLabel = (means: PaymentMeans | null | undefined): string =>
  means ? LABELS[means] : "Card";
