import type { AccountOrder, Order } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { accountOrderFromRow } from "./account-order-view";
import { orderFromRow } from "./order-view";
import { shopOrdersOf } from "./shop-orders";

/** More than anybody orders; the account's page shows them all. */
const ALL = { limit: 10_000, offset: 0 };

/** A person's orders, newest first. */
export async function listOwnOrders(
  container: MedusaContainer,
  userId: string,
): Promise<AccountOrder[]> {
  const { orders } = await shopOrdersOf(container).orders.list({ userId }, ALL);
  return orders.map(accountOrderFromRow);
}

/** Orders of these accounts or with this address, with everything that is kept of them. */
export async function exportOrdersOf(
  container: MedusaContainer,
  of: { userIds: readonly string[]; email: string },
): Promise<Order[]> {
  const table = shopOrdersOf(container).orders;
  const { orders } = await table.list({ of }, ALL);
  const history = await table.history(orders.map(({ id }) => id));
  return orders.map((row) =>
    orderFromRow(
      row,
      history.filter(({ order_id: orderId }) => orderId === row.id),
      "buyer",
    ),
  );
}
