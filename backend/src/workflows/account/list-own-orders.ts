import type { AccountOrder } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { accountOrderFromRow } from "../../mapping/account-order";
import { shopOrdersOf } from "../order/shop-orders";

/** More than anybody orders; the account's page shows them all. */
const ALL = 10_000;

/** A person's orders, newest first. */
export async function listOwnOrders(
  container: MedusaContainer,
  userId: string,
): Promise<AccountOrder[]> {
  const { orders } = await shopOrdersOf(container).orders.list(
    { userId },
    { limit: ALL, offset: 0 },
  );
  return orders.map(accountOrderFromRow);
}
