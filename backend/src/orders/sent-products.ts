import type { ChosenRefund, ShopOrderRow } from "../modules/shop-order/order-row";
import { piecesOf } from "./returns";

type SentOrder = Pick<ShopOrderRow, "status" | "goods" | "items" | "refunds">;

/** Whether this product of an order left for its buyer: what was paid back before it left never came. */
export const wasSent = (order: SentOrder, productId: string): boolean =>
  hasPieces(order, productId, ({ unsent = [] }) => unsent);

/** The products of an order that left for its buyer; what staff sold in Medusa may be none. */
export const sentProducts = (order: SentOrder): string[] =>
  [...new Set(order.items.map(({ productId }) => productId))].filter(
    (id) => id !== "" && wasSent(order, id),
  );

/** Whether its buyer has some of it still, as far as the shop knows: not all of it was paid back. */
export const isKept = (order: SentOrder, productId: string): boolean =>
  hasPieces(order, productId, ({ lines }) => lines);

/** Whether more pieces of a product left than a refund's `taken` say. */
function hasPieces(
  { status, goods, items, refunds }: SentOrder,
  productId: string,
  taken: (chosen: ChosenRefund) => ChosenRefund["lines"],
): boolean {
  if (status !== "fulfilled" || goods !== "sent") return false;
  const gone = refunds.flatMap(({ chosen }) => (chosen ? taken(chosen) : []));
  return items.some(
    (item, line) => item.productId === productId && item.qty > piecesOf(gone, line),
  );
}
