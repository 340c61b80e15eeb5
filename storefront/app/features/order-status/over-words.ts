import { formatCents, type Order } from "@eldercare/contracts";

/** What became of an order that is over. */
type OverOrder = Pick<Order, "refunds"> & {
  status: "cancelled" | "refunded";
  wasPaid: boolean;
  /** A parcel of it had left before. */
  isPartSent: boolean;
};

/** What is sent of an order that is over, and what went back of its money: only what is so. */
export function overWords({ status, refunds = [], wasPaid, isPartSent }: OverOrder): string {
  const backCents = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const goods = isPartSent ? "Nothing more will be sent." : "Nothing will be sent.";
  const money =
    backCents > 0
      ? `We paid ${formatCents(backCents)} back to you, the way you paid. Your bank may need 5 to 10 business days to show it.`
      : wasPaid
        ? "If you are waiting for money back, please call us."
        : "You were not charged.";
  return status === "cancelled" ? `${goods} ${money}` : money;
}
