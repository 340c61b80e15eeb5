import {
  ORDERS_PAGE_SIZE,
  type OrderListQuery,
  type OrderListResponse,
  SHOP_TIME_ZONE,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderFilter } from "../modules/shop-order/order-list";
import type { ShopOrderChangeRow } from "../modules/shop-order/order-row";
import { orderFromRow } from "./order-view";
import { shopOrdersOf } from "./shop-orders";
import { typedTerms } from "./typed-terms";

/** A page of all orders for staff, newest first, and how many there are in all. */
export async function listOrders(
  container: MedusaContainer,
  { limit = ORDERS_PAGE_SIZE, offset = 0, sort, ...query }: OrderListQuery,
): Promise<OrderListResponse> {
  const { orders } = shopOrdersOf(container);
  const filter = await orderFilter(container, query);
  const [{ orders: rows, ...count }, abandoned] = await Promise.all([
    orders.list(filter, { limit, offset, sort }),
    query.abandoned === false ? orders.count({ ...filter, isAbandoned: true }) : undefined,
  ]);
  const history = await orders.history(rows.map(({ id }) => id));
  const byOrder = new Map<string, ShopOrderChangeRow[]>();
  for (const change of history) {
    const changes = byOrder.get(change.order_id) ?? [];
    byOrder.set(change.order_id, [...changes, change]);
  }
  return {
    orders: rows.map((row) => orderFromRow(row, byOrder.get(row.id) ?? [], "staff")),
    ...count,
    ...(abandoned && { abandoned: abandoned.total }),
  };
}

/** What staff ask for as a filter of the table. */
export async function orderFilter(
  container: MedusaContainer,
  {
    status,
    search,
    abandoned,
    returns,
    from,
    to,
  }: Omit<OrderListQuery, "sort" | "limit" | "offset">,
): Promise<OrderFilter> {
  return {
    status,
    isAbandoned: abandoned,
    hasWaitingReturn: returns,
    ...((from || to) && { days: { from, to, timeZone: SHOP_TIME_ZONE } }),
    ...(search ? { terms: await typedTerms(container, search) } : {}),
  };
}
