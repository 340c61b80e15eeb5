import { formatCents, type Order, type OrderRefund } from "@eldercare/contracts";

/** What became of an order that is over. */
type OverOrder = Pick<Order, "refunds"> & {
  status: "cancelled" | "refunded";
  wasPaid: boolean;
  /** A parcel of it had left before. */
  isPartSent: boolean;
};

/** What is sent of an order that is over, and what went back of its money: only what is so. */
export function overWords({ status, refunds = [], wasPaid, isPartSent }: OverOrder): string {
  const goods = isPartSent ? "Nothing more will be sent." : "Nothing will be sent.";
  const money = refunds.length > 0 ? moneyBack(refunds) : noMoneyBack(wasPaid);
  return status === "cancelled" ? `${goods} ${money}` : money;
}

const noMoneyBack = (wasPaid: boolean): string =>
  wasPaid ? "If you are waiting for money back, please call us." : "You were not charged.";

/** Stripe gives refunds at once, and a card's bank may send one back days later. */
function moneyBack(refunds: NonNullable<OverOrder["refunds"]>): string {
  const sumOf = (amount: (refund: OrderRefund) => number) =>
    refunds.reduce((sum, refund) => sum + amount(refund), 0);
  const due = sumOf(({ cameBack }) => (cameBack && !cameBack.isSettled ? cameBack.amount : 0));
  const settled = sumOf(({ cameBack }) => (cameBack?.isSettled ? cameBack.amount : 0));
  const back = sumOf(({ amount }) => amount) - due - settled;
  return [
    back > 0 &&
      `We paid ${formatCents(back)} back to you, the way you paid. Your bank may need 5 to 10 business days to show it.`,
    due > 0 &&
      `${formatCents(due)} that we paid back came back to us from your bank. We owe it to you, and pay it in another way: please call us if you have not heard from us.`,
    settled > 0 &&
      `${formatCents(settled)} came back to us from your bank, and went to you in another way.`,
  ]
    .filter(Boolean)
    .join(" ");
}
