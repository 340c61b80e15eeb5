import type { WaitingWork } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { COUNT_BY_STAGE } from "../modules/shop-order/orders-to-pack";
import { COUNT_WAITING_RETURNS } from "../modules/shop-order/waiting-returns";

const NOTHING: WaitingWork = {
  toPack: 0,
  toSend: 0,
  openReturns: 0,
  moneyMismatches: 0,
  openMessages: 0,
  reviewsToJudge: 0,
  failedMails: 0,
};

/** What waits for staff, for the sidebar of every screen: each count is of an index with little else in it. */
const STATEMENT = `select orders.to_pack as "toPack", orders.to_send as "toSend",
  (${COUNT_WAITING_RETURNS}) as "openReturns",
  coalesce((select jsonb_array_length(mismatches) from money_check
    where id = 'latest'), 0)::int as "moneyMismatches",
  (select count(*) from contact_message
    where handled_at is null and deleted_at is null)::int as "openMessages",
  (select count(*) from product_review
    where state = 'waiting' and deleted_at is null)::int as "reviewsToJudge",
  (select count(*) from outgoing_mail
    where status = 'failed' and deleted_at is null)::int as "failedMails"
  from (${COUNT_BY_STAGE}) orders`;

export async function countWaitingWork(container: MedusaContainer): Promise<WaitingWork> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: WaitingWork[] }>(STATEMENT);
  return rows[0] ?? NOTHING;
}
