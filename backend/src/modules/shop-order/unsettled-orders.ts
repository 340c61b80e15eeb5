/** Minutes after which money that arrived and is in no order goes back, and half as many again. */
const ORPHANED_MINUTES = 90;

/**
 * How many orders and payments have not been settled, although the shop looks after each every minute:
 * half made, a status or a refund half done, or money that arrived and is in no order yet.
 */
export const COUNT_UNSETTLED = `select (select count(*) from shop_order
    where (not is_placed and created_at < now() - interval '10 minutes')
       or (pending_status_at < now() - interval '10 minutes' and pending_until is null)
       or pending_until < now() - interval '10 minutes'
       or (pending_money_back->>'at')::timestamptz < now() - interval '10 minutes')::int
  + (select count(*) from shop_payment
    where state = 'paid' and updated_at < now() - interval '${ORPHANED_MINUTES} minutes')::int`;
