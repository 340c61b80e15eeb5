import {
  ORDERS_PAGE_SIZE,
  type OrderListQuery,
  type OrderListResponse,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderChangeRow } from "../modules/shop-order/order-row";
import { orderSearch } from "./order-search";
import { orderFromRow } from "./order-view";
import { shopOrdersOf } from "./shop-orders";

/** A page of all orders for staff, newest first, and how many there are in all. */
export async function listOrders(
  container: MedusaContainer,
  { status, search, limit = ORDERS_PAGE_SIZE, offset = 0 }: OrderListQuery,
): Promise<OrderListResponse> {
  const { orders } = shopOrdersOf(container);
  const found = await orders.list(
    { status, ...(search !== undefined && orderSearch(search)) },
    { limit, offset },
  );
  const history = await orders.history(found.orders.map(({ id }) => id));
  const byOrder = new Map<string, ShopOrderChangeRow[]>();
  for (const change of history) {
    const changes = byOrder.get(change.order_id) ?? [];
    byOrder.set(change.order_id, [...changes, change]);
  }
  return {
    orders: found.orders.map((row) => orderFromRow(row, byOrder.get(row.id) ?? [], "staff")),
    total: found.total,
  };
}
