import { type AccountOrder, centsFromDollars } from "@eldercare/contracts";
import type { BigNumberValue } from "@medusajs/framework/types";

/** What Medusa answers for {@link ACCOUNT_ORDER_FIELDS}. */
export interface MedusaAccountOrder {
  id: string;
  created_at: string | Date;
  status: string;
  total: BigNumberValue;
}

/** Fields to ask of `query.graph` for {@link accountOrderFromMedusa}. */
export const ACCOUNT_ORDER_FIELDS = ["id", "created_at", "status", "total"];

/** One of a customer's own orders; Medusa's words for a status become the shop's. */
export function accountOrderFromMedusa(order: MedusaAccountOrder): AccountOrder {
  return {
    id: order.id,
    createdAt: new Date(order.created_at).toISOString(),
    status: STATUSES.get(order.status) ?? "pending",
    amountCAD: centsFromDollars(Number(order.total)),
  };
}

const STATUSES = new Map<string, AccountOrder["status"]>([
  ["completed", "fulfilled"],
  ["canceled", "cancelled"],
]);
