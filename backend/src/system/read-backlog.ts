import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { NO_MAIL_LEAVES } from "../errors/held-up";
import { COUNT_UNSETTLED } from "../modules/shop-order/unsettled-orders";

/** What waits for the shop to do it, by itself. */
export interface Backlog {
  /** Mails whose turn has come or will come. */
  mailsWaiting: number;
  /** Mails that were given up. */
  mailsFailed: number;
  /** Since when the mail that is due longest has been due, or has waited for a way out, in seconds. */
  mailLagSeconds: number;
  /** Changed products that are not in the search index yet. */
  searchChanges: number;
  /** The first of these changes; null when there is none. They are numbered in their order. */
  firstSearchChange: string | null;
  /** Orders and payments that should have been settled by themselves ten minutes ago. */
  unsettledOrders: number;
  /** What the last comparison of payments with orders found. */
  moneyMismatches: number;
}

/** Each part is of an index with little else in it, or of a table that is nearly empty. */
const STATEMENT = `select
  (select count(*) from outgoing_mail
    where status = 'pending' and deleted_at is null)::int as "mailsWaiting",
  (select count(*) from outgoing_mail
    where status = 'failed' and deleted_at is null)::int as "mailsFailed",
  coalesce((select extract(epoch from now()
        - min(case when last_error like '%${NO_MAIL_LEAVES}: %' then created_at else next_attempt_at end))
      from outgoing_mail
    where status = 'pending' and next_attempt_at < now() and deleted_at is null
      and (leased_until is null or leased_until < now())), 0)::float8 as "mailLagSeconds",
  (select count(*) from product_change)::int as "searchChanges",
  (select min(id) from product_change)::text as "firstSearchChange",
  (${COUNT_UNSETTLED}) as "unsettledOrders",
  coalesce((select jsonb_array_length(mismatches) from money_check
    where id = 'latest'), 0)::int as "moneyMismatches"`;

export async function readBacklog(container: MedusaContainer): Promise<Backlog> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: Backlog[] }>(STATEMENT);
  const [backlog] = rows;
  if (!backlog) throw new Error("The database says nothing of what waits.");
  return backlog;
}
