/**
 * SQL that says of a row of `shop_order` whether staff have to see to a return of it: judge it, or pay
 * back what has come (`isReturnWaiting` of an order's returns). Nothing is left to be done once all its
 * money is back.
 */
export const HAS_WAITING_RETURN = `shop_order.returns <> '[]'
  and shop_order.received_cents > (
    select coalesce(sum((refund->>'amount')::int), 0) from jsonb_array_elements(shop_order.refunds) refund)
  and exists (
    select 1 from jsonb_array_elements(shop_order.returns) each
     where each->>'state' in ('asked', 'received') and not exists (
       select 1 from jsonb_array_elements(shop_order.refunds) refund
        where refund->'chosen'->>'returnId' = each->>'id'
           or refund->'chosen'->'settles' @> jsonb_build_array(each->>'id')))`;

/** SQL that counts these orders. */
export const COUNT_WAITING_RETURNS = `select count(*)::int from shop_order
  where is_placed and ${HAS_WAITING_RETURN}`;
