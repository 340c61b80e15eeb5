import type { AccountOrder, Order } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderFilter } from "../modules/shop-order/order-list";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import { accountOrderFromRow } from "./account-order-view";
import { orderFromRow } from "./order-view";
import { shopOrdersOf } from "./shop-orders";

/** More than anybody orders; the account's page shows them all. */
const ALL = { limit: 10_000, offset: 0 };

/** A person's orders, newest first. What was never paid, and given up for another try, is none. */
export async function listOwnOrders(
  container: MedusaContainer,
  userId: string,
): Promise<AccountOrder[]> {
  const { orders } = await shopOrdersOf(container).orders.list({ userId, isAbandoned: false }, ALL);
  return orders.map(accountOrderFromRow);
}

/** Orders of these accounts or with this address, with everything that is kept of them. */
export async function exportOrdersOf(
  container: MedusaContainer,
  of: { userIds: readonly string[]; email: string },
): Promise<Order[]> {
  return exportedOrders(container, await allOrders(container, { of }));
}

/** All of these orders, newest first. */
export async function allOrders(
  container: MedusaContainer,
  filter: OrderFilter,
): Promise<ShopOrderRow[]> {
  return (await shopOrdersOf(container).orders.list(filter, ALL)).orders;
}

/** Orders as their buyers may have them, with their history. */
export async function exportedOrders(
  container: MedusaContainer,
  orders: readonly ShopOrderRow[],
): Promise<Order[]> {
  const history = await shopOrdersOf(container).orders.history(orders.map(({ id }) => id));
  return orders.map((row) =>
    orderFromRow(
      row,
      history.filter(({ order_id: orderId }) => orderId === row.id),
      "buyer",
    ),
  );
}
