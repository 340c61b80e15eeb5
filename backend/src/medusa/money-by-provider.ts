import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** In cents: what of an order's money came by one provider, what of that went back, and what by others. */
export interface MoneyByProvider {
  orderId: string;
  captured: number;
  refunded: number;
  refundedByOthers: number;
}

/** The money of these orders in Medusa, apart by the provider; orders without any payment are left out. */
export async function readMoneyByProvider(
  database: Knex,
  { orderIds, providerId }: { orderIds: readonly string[]; providerId: string },
): Promise<MoneyByProvider[]> {
  const { rows } = await database.raw<{ rows: MoneyByProvider[] }>(
    `select l.order_id as "orderId",
            round(100 * sum(case when p.provider_id = ? then money.captured else 0 end))::int as captured,
            round(100 * sum(case when p.provider_id = ? then money.refunded else 0 end))::int as refunded,
            round(100 * sum(case when p.provider_id = ? then 0 else money.refunded end))::int as "refundedByOthers"
       from order_payment_collection l
       join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
       cross join lateral (select
         (select coalesce(sum(c.amount), 0) from capture c
           where c.payment_id = p.id and c.deleted_at is null) as captured,
         (select coalesce(sum(r.amount), 0) from refund r
           where r.payment_id = p.id and r.deleted_at is null) as refunded) money
      where l.order_id = any(?) and l.deleted_at is null
      group by l.order_id`,
    [providerId, providerId, providerId, orderIds] as unknown as Knex.RawBinding[],
  );
  return rows;
}
