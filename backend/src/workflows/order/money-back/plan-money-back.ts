import type { MoneyBackBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { PendingMoneyBack, ShopOrderRow } from "../../../modules/shop-order/order-row";
import { settledReturns } from "../../../orders/returns";
import type { LineToSend } from "../record/order-parcels";
import { reservedFor, stillReserved } from "../record/take-packed-stock";
import type { ChosenMoneyBack } from "./choose-money-back";
import { goodsSentences } from "./money-back-question";
import type { PayableOrder } from "./read-payable-order";

/** Pieces that are taken out of a line that is to be sent, and how many of all are for sale again. */
interface Taken {
  line: LineToSend;
  out: number;
  restocked: number;
}

/**
 * All that paying a part back does, reckoned once: whoever goes on after a crash does the same. What
 * has not left of an order all of whose money is back is released when that is so.
 */
export async function planMoneyBack(
  container: MedusaContainer,
  {
    payable,
    chosen,
    body,
    by,
  }: {
    payable: PayableOrder;
    chosen: ChosenMoneyBack;
    body: MoneyBackBody;
    by: string;
  },
): Promise<PendingMoneyBack> {
  const { key, choice } = body;
  const taken = takenOf(payable, chosen, choice.isRestocked);
  const lines = taken.filter(({ out }) => out > 0);
  const after = lines.map(({ line, out }) => ({ ...line, left: line.left - out }));
  return {
    chosen: {
      key,
      lines: choice.lines,
      delivery: choice.delivery,
      reason: choice.reason,
      unsent: chosen.pieces.flatMap(({ unsent: qty }, line) => (qty > 0 ? [{ line, qty }] : [])),
      ...(choice.returnId !== undefined
        ? { returnId: choice.returnId }
        : settling(payable.order, chosen)),
    },
    at: new Date().toISOString(),
    by,
    cents: chosen.cents,
    parts: chosen.parts,
    isMailed: choice.isMailed,
    takeOut: lines.map(({ line, out }) => ({ lineId: line.id, quantity: line.quantity - out })),
    stays: stillReserved(after, await reservedFor(container, after)),
    shelf: taken.flatMap(({ line, restocked }) =>
      line.isCounted && restocked > 0
        ? line.kit.map(({ itemId, perPiece }) => ({ itemId, quantity: perPiece * restocked }))
        : [],
    ),
    goodsNote: choice.lines.length > 0 ? goodsSentences(chosen, choice).join(" ") : "",
  };
}

/** What of it had left, which may end returns that nobody named. */
function settling(order: ShopOrderRow, { pieces }: ChosenMoneyBack) {
  const back = pieces.flatMap(({ sent: qty }, line) => (qty > 0 ? [{ line, qty }] : []));
  return { back, settles: settledReturns(order, back) };
}

function takenOf({ pieces }: PayableOrder, chosen: ChosenMoneyBack, isRestocked: boolean): Taken[] {
  return pieces.flatMap(({ line }, index) => {
    if (!line) return [];
    const { unsent = 0, sent = 0 } = chosen.pieces[index] ?? {};
    return [{ line, out: unsent, restocked: isRestocked ? unsent + sent : 0 }];
  });
}
