import {
  PAID_STATUSES,
  type SalesCount,
  type SalesQuery,
  type SalesResponse,
  SHOP_TIME_ZONE,
} from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { salesParts } from "./sales-parts";

interface PartRow {
  /** Of the parts asked for, counted from 1. */
  place: number;
  /** PostgreSQL answers sums as text: they may be larger than its integers. */
  revenue: string;
  orders: number;
}

/**
 * What was sold by day, week or month, by the rule of the dashboard's revenue: an order counts, with
 * all that was ever paid back of it, in the part in which it was placed.
 */
export async function readSales(
  container: MedusaContainer,
  { by }: SalesQuery,
): Promise<SalesResponse> {
  const parts = salesParts(by, new Date());
  const days = [...parts.before, ...parts.now, parts.running];
  // A year of orders is told apart by few days sooner than by the name of each one's month.
  const counted = `is_placed and deleted_at is null and status = any(:paid)
    and created_at >= (select moments[1] from begins)`;
  const part = "width_bucket(created_at, (select moments from begins))";
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: PartRow[] }>(
      `with begins as (
        select array_agg(day::timestamp at time zone :zone order by day) as moments
          from unnest(:days::date[]) day),
      part as (
        select ${part} as place, sum(received_cents) as cents, count(*) as orders
          from shop_order where ${counted} group by 1
        union all
        select ${part}, -sum((back->>'amount')::bigint), 0
          from shop_order, jsonb_array_elements(refunds) back
         where ${counted} and refunds <> '[]' group by 1)
      select place, sum(cents) as revenue, sum(orders)::int as orders from part group by 1`,
      { days, zone: SHOP_TIME_ZONE, paid: [...PAID_STATUSES] } as unknown as Record<
        string,
        Knex.RawBinding
      >,
    );
  const found = new Map(rows.map((row) => [days[row.place - 1], row]));
  const countOf = (from: string): SalesCount => {
    const { revenue = "0", orders = 0 } = found.get(from) ?? {};
    return { from, revenueCAD: Number(revenue), orders };
  };
  return {
    by,
    before: parts.before.map(countOf),
    now: parts.now.map(countOf),
    running: countOf(parts.running),
  };
}
