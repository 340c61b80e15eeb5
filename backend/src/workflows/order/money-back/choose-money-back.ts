import { formatCents, type MoneyBackChoice, wholeNameOf } from "@eldercare/contracts";
import { Refusal } from "../../../errors/refusal";
import { returnState } from "../../../orders/returns";
import type { PayableOrder } from "./read-payable-order";
import { type NotReckoned, type Reckoned, reckonMoneyBack } from "./reckon-money-back";

/** What staff chose, and what it does with money and goods. */
export interface ChosenMoneyBack extends Reckoned {
  /** In cents: what of it came by other means than a card. */
  byHandCents: number;
  /** Nothing of the order's money is left with the shop then. */
  isAll: boolean;
  /** Pieces that are taken out of the order, because they have not left, and such as had left; by item. */
  pieces: { unsent: number; sent: number }[];
}

/**
 * What a choice comes to for an order as it is; {@link Refusal} "conflict" where it cannot be paid
 * back. Of a line, pieces that have not left count first, but for a return, whose pieces had left.
 * Cards are paid back first.
 */
export function chooseMoneyBack(payable: PayableOrder, choice: MoneyBackChoice): ChosenMoneyBack {
  const { order, heldCents, byHandCents } = payable;
  refuseOtherReturn(order, choice.returnId);
  const reckoned = reckonMoneyBack(order, payable, choice);
  if (!("cents" in reckoned)) throw new Refusal("conflict", why(reckoned, payable));
  const pieces = order.items.map((item, index) => {
    const qty = choice.lines
      .filter(({ line }) => line === index)
      .reduce((sum, each) => sum + each.qty, 0);
    const { left = 0, unsent = 0, waiting = 0 } = payable.pieces[index] ?? {};
    if (qty > left) throw new Refusal("conflict", tooMany(wholeNameOf(item), left, waiting));
    const takenOut = choice.returnId ? Math.max(0, qty - (left - unsent)) : Math.min(qty, unsent);
    return { unsent: takenOut, sent: qty - takenOut };
  });
  const cardCents = heldCents - byHandCents;
  return {
    ...reckoned,
    byHandCents: Math.max(0, reckoned.cents - cardCents),
    isAll: reckoned.cents >= heldCents,
    pieces,
  };
}

/** A return is paid back once, and not before its goods are here. */
function refuseOtherReturn(order: PayableOrder["order"], returnId: string | undefined): void {
  if (returnId === undefined) return;
  const known = order.returns.find(({ id }) => id === returnId);
  if (!known || returnState(order, known) !== "received") {
    throw new Refusal(
      "conflict",
      "This return has changed in the meantime. Please look at it again.",
    );
  }
}

function tooMany(name: string, left: number, waiting: number): string {
  const isPacked =
    waiting > 0
      ? ` ${waiting} are in a parcel that has not left: send it, or take it apart, first.`
      : "";
  return `Of ${name} ${left} can be paid back.${isPacked}`;
}

function why({ because }: NotReckoned, { heldCents }: PayableOrder): string {
  switch (because) {
    case "too-many":
      return "There are not so many pieces left. Please look at the order again.";
    case "delivery-gone":
      return "The delivery was paid back before.";
    case "too-much":
      return `Only ${formatCents(heldCents)} of this order is left.`;
    case "nothing":
      return "What you chose comes to $0.00.";
  }
}
