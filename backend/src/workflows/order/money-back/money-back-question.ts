import {
  formatCents,
  type MoneyBackChoice,
  type MoneyBackQuestion,
  taxLabel,
} from "@eldercare/contracts";
import { goodsOf } from "../record/order-goods";
import { toldByMail } from "../record/order-mail";
import type { ChosenMoneyBack } from "./choose-money-back";
import type { PayableOrder } from "./read-payable-order";

/** What staff are asked before a part is paid back: exact amounts, goods and mail. */
export function moneyBackQuestion(
  payable: PayableOrder,
  chosen: ChosenMoneyBack,
  choice: MoneyBackChoice,
): MoneyBackQuestion {
  const { cents, byHandCents, parts, wantedCents } = chosen;
  const cardCents = cents - byHandCents;
  const taxes = parts.taxes.filter(({ amount }) => amount > 0);
  return {
    title: "Pay Part Back",
    sentences: [
      ...(cents < wantedCents
        ? [
            `What you chose comes to ${formatCents(wantedCents)}, but only ${formatCents(cents)} of this order is left.`,
          ]
        : []),
      ...(cardCents > 0 ? [`${formatCents(cardCents)} goes back to the card.`] : []),
      ...(byHandCents > 0
        ? [
            `${formatCents(byHandCents)} was paid by other means than a card here: the shop cannot pay it back, so please hand it back yourself.`,
          ]
        : []),
      ...(taxes.length > 0
        ? [
            `Of it are taxes: ${taxes.map((tax) => `${taxLabel(tax)}: ${formatCents(tax.amount)}`).join(", ")}.`,
          ]
        : []),
      ...goodsSentences(chosen, choice),
      ...(chosen.isAll ? [allSentence(payable)] : []),
      choice.isMailed
        ? toldByMail(payable.order.shipping, "about the refund")
        : "No email is sent.",
      "This cannot be undone.",
    ],
    action: `Pay Back ${formatCents(cents)}`,
    cents,
  };
}

/** What becomes of the goods, as staff are asked before and as the history says after. */
export function goodsSentences(
  { pieces }: Pick<ChosenMoneyBack, "pieces">,
  { isRestocked }: Pick<MoneyBackChoice, "isRestocked">,
): string[] {
  const sum = (of: "unsent" | "sent") => pieces.reduce((all, each) => all + each[of], 0);
  const unsent = sum("unsent");
  const all = unsent + sum("sent");
  if (all === 0) return ["The goods stay as they are."];
  return [
    ...(unsent > 0 ? [`${counted(unsent)} not sent any more.`] : []),
    isRestocked ? `${counted(all)} for sale again.` : `${counted(all)} not put back for sale.`,
  ];
}

const counted = (pieces: number) => (pieces === 1 ? "1 piece is" : `${pieces} pieces are`);

function allSentence({ state }: PayableOrder): string {
  return goodsOf(state) === "sent"
    ? "Nothing of its money is left then, so the order is set to Refunded."
    : "Nothing of its money is left then, so the order is set to Refunded, and what has not left is for sale again.";
}
