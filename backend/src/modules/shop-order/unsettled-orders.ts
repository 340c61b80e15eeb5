/** Minutes after which money that arrived and is in no order goes back, and half as many again. */
const ORPHANED_MINUTES = 90;

/**
 * Ids of the orders in which something was begun so long ago (as PostgreSQL's intervals) and has not
 * ended: the making of the order, a change of its status (`timeToUndo` counts from the end of the
 * seconds in which it can be taken back), a refund. Each part reads a small index of its own, where
 * one condition with `or`, and the order of a list, would read all orders.
 */
export const halfDoneOrders = (since: {
  making: string;
  change: string;
  timeToUndo: string;
  refund: string;
}): string => `
  select id from shop_order where not is_placed and created_at < now() - interval '${since.making}'
  union all
  select id from shop_order where pending_status_at is not null
    and case when pending_until is null then pending_status_at < now() - interval '${since.change}'
        else pending_until < now() - interval '${since.timeToUndo}' end
  union all
  select id from shop_order where pending_money_back is not null
    and (pending_money_back->>'at')::timestamptz < now() - interval '${since.refund}'`;

const LONG = "10 minutes";

/**
 * How many orders and payments have not been settled, although the shop looks after each every minute:
 * half made, a status or a refund half done, or money that arrived and is in no order yet.
 */
export const COUNT_UNSETTLED = `select (select count(distinct id) from (${halfDoneOrders({
  making: LONG,
  change: LONG,
  timeToUndo: LONG,
  refund: LONG,
})}) half_done)::int
  + (select count(*) from shop_payment
    where state = 'paid' and updated_at < now() - interval '${ORPHANED_MINUTES} minutes')::int`;
