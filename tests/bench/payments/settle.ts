import { setTimeout as pause } from "node:timers/promises";
import type { World } from "./world.ts";

/** The shop closes 200 orphaned payments a minute; some 400 of 1,000 are. */
const LIMIT_MS = 20 * 60_000;
const PAUSE_MS = 5000;

/** What still waits, of this run's shoppers. */
const OPEN = `
  select (select count(*)::int from shop_order
           where user_id = any($1) and (status = 'pending' or not is_placed
             or pending_status is not null or pending_money_back is not null))
         as orders,
         (select count(*)::int from shop_payment payment
           where user_id = any($1) and state in ('open', 'paid')) as payments,
         (select count(*)::int from outgoing_mail where status = 'pending') as mails`;

/** As if a day had passed: whatever is open is due now, for the shop's own job to see to. */
const LET_TIME_PASS = [
  `update shop_order set expires_at = now() - interval '1 second', next_check_at = now()
    where user_id = any($1) and status = 'pending' and is_placed and expires_at > now()`,
  `update shop_order set next_check_at = now()
    where user_id = any($1) and status <> 'pending' and next_check_at > now()`,
  `update shop_order set created_at = now() - interval '1 hour'
    where user_id = any($1) and not is_placed and created_at > now() - interval '2 minutes'`,
  `update shop_order set pending_status_at = now() - interval '1 hour'
    where user_id = any($1) and pending_status_at > now() - interval '1 minute'`,
  `update shop_order set pending_money_back = jsonb_set(pending_money_back, '{at}',
          to_jsonb(now() - interval '2 minutes'))
    where user_id = any($1) and (pending_money_back->>'at')::timestamptz > now() - interval '1 minute'`,
  `update shop_payment
      set created_at = now() - interval '2 days', updated_at = now() - interval '2 days'
    where user_id = any($1) and state in ('open', 'paid') and updated_at > now() - interval '1 day'
      and not exists (select 1 from shop_order where payment_id = shop_payment.id)`,
];

/** Waits until the shop has dealt with everything that a run left open; says how it goes on. */
export async function settle({ database, userIds }: World): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await pause(PAUSE_MS)) {
    for (const sql of LET_TIME_PASS) await database.query(sql, [userIds]);
    const { rows } = await database.query(OPEN, [userIds]);
    const { orders, payments, mails } = rows[0];
    console.log(`  open: ${orders} orders, ${payments} payments, ${mails} mails`);
    if (orders + payments + mails === 0) return;
  }
  console.log("  some of it stays open: the report counts it");
}
