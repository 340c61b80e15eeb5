import { formatCents, type MoneyMismatch } from "@eldercare/contracts";

/** How a payment at Stripe and its order disagree, in plain words. */
export function mismatchWords(mismatch: MoneyMismatch): string {
  const { settledCents } = mismatch;
  const settled = settledCents
    ? ` ${formatCents(settledCents)} of the difference was settled in another way.`
    : "";
  return differenceWords(mismatch) + settled;
}

function differenceWords({ kind, thereCents, hereCents }: MoneyMismatch): string {
  const there = formatCents(thereCents);
  const here = formatCents(hereCents);
  switch (kind) {
    case "paid-there":
      return `${there} was paid at Stripe, and the order does not know of it.`;
    case "no-payment":
      return `The order says that ${here} was paid by card. Stripe has no such payment.`;
    case "no-order":
      return `${there} was paid at Stripe, and no order belongs to it.`;
    case "other-amount":
      return `${there} was paid at Stripe, and the order says ${here}.`;
    case "refunded-here":
      return `The order says that ${here} went back. Stripe paid back ${there}.`;
    case "refunded-there":
      return `Stripe paid back ${there}. The order says ${here}.`;
  }
}

/** What staff can do about it. */
export const WHAT_TO_DO: Readonly<Record<MoneyMismatch["kind"], string>> = {
  "paid-there":
    "Open the order and set it to Paid: the shop then takes the payment that Stripe has. If the order is over, pay the money back at Stripe.",
  "no-payment":
    "Send nothing before you have found the money. Look for the payment at Stripe, and see that the shop’s keys are those of this Stripe account.",
  "no-order": "If you did not take this payment yourself, pay it back at Stripe.",
  "other-amount": "Compare both. Pay back what is too much, or ask the buyer for what is missing.",
  "refunded-here":
    "Pay what is missing back at Stripe, or in another way where the card takes nothing any more: the buyer was told that it comes. The order’s history says what Stripe told the shop.",
  "refunded-there":
    "Look up at Stripe who paid it back. Send Stripe’s event “charge.refunded” again, and the order will know of it.",
};
