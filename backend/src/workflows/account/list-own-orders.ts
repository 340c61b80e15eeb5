import type { AccountOrder } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  ACCOUNT_ORDER_FIELDS,
  accountOrderFromMedusa,
  type MedusaAccountOrder,
} from "../../mapping/account-order";

/** A customer's orders, newest first. */
export async function listOwnOrders(
  container: MedusaContainer,
  customerId: string,
): Promise<AccountOrder[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: ACCOUNT_ORDER_FIELDS,
    filters: { customer_id: customerId, is_draft_order: false },
    pagination: { order: { created_at: "DESC" } },
  });
  return (data as MedusaAccountOrder[]).map(accountOrderFromMedusa);
}
