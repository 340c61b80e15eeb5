import type { MoneyBack, MoneyBackChoice, MoneyBackQuestion } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { chooseMoneyBack } from "./choose-money-back";
import { moneyBackQuestion } from "./money-back-question";
import { type PayableOrder, readPayableOrder } from "./read-payable-order";
import { centsOfShare, isDeliveryBack, piecesBack, shareOfPieces } from "./reckon-money-back";

const UNKNOWN = "There is no such order.";

/** What of an order can still be paid back; {@link Refusal} "conflict" where nothing can. */
export async function readMoneyBack(
  container: MedusaContainer,
  orderId: string,
): Promise<MoneyBack> {
  const payable = await find(container, orderId);
  const { order, shares, pieces } = payable;
  return {
    leftCents: payable.heldCents,
    byHandCents: payable.byHandCents,
    lines: order.items.map(({ name, variantName, qty }, line) => {
      const { left = 0, unsent = 0, waiting = 0 } = pieces[line] ?? {};
      const share = shares.lines[line];
      const from = piecesBack(order, line);
      return {
        line,
        name,
        ...(variantName !== undefined && { variantName }),
        qty,
        left,
        unsent,
        waiting,
        leftCents: share ? centsOfShare(shareOfPieces(share, { from, pieces: left, of: qty })) : 0,
      };
    }),
    deliveryCents: isDeliveryBack(order) ? 0 : centsOfShare(shares.delivery),
    email: order.shipping.email,
  };
}

/** What staff are asked before they pay a part back; nothing is kept. */
export async function askMoneyBack(
  container: MedusaContainer,
  orderId: string,
  choice: MoneyBackChoice,
): Promise<MoneyBackQuestion> {
  const payable = await find(container, orderId);
  return moneyBackQuestion(payable, chooseMoneyBack(payable, choice), choice);
}

async function find(container: MedusaContainer, orderId: string): Promise<PayableOrder> {
  const order = await shopOrdersOf(container).orders.find(orderId);
  if (!order?.is_placed) throw new Refusal("not-found", UNKNOWN);
  return readPayableOrder(container, order);
}
