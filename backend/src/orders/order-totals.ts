import { goodsAlone, type OrderTotals } from "@eldercare/contracts";
import type { ShopOrderRow } from "../modules/shop-order/order-row";

/** What was agreed to; an order of before that was kept had goods alone. */
export function totalsOf(row: Pick<ShopOrderRow, "totals" | "amount_cents">): OrderTotals {
  return row.totals ?? goodsAlone(row.amount_cents);
}
