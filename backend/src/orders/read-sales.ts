import {
  PAID_STATUSES,
  type SalesCount,
  type SalesQuery,
  type SalesResponse,
  SHOP_TIME_ZONE,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { salesParts } from "./sales-parts";

interface PartRow {
  from: string;
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
  const [since = parts.running] = parts.before;
  const part = "to_char(date_trunc(?, created_at at time zone ?), 'YYYY-MM-DD')";
  const counted = `is_placed and deleted_at is null and status = any(?)
    and created_at >= ?::date::timestamp at time zone ?`;
  const values = [by, SHOP_TIME_ZONE, [...PAID_STATUSES], since, SHOP_TIME_ZONE];
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: PartRow[] }>(
      `with part as (
        select ${part} as "from", sum(received_cents) as cents, count(*) as orders
          from shop_order where ${counted} group by 1
        union all
        select ${part}, -sum((back->>'amount')::bigint), 0
          from shop_order, jsonb_array_elements(refunds) back
         where ${counted} and refunds <> '[]' group by 1)
      select "from", sum(cents) as revenue, sum(orders)::int as orders from part group by 1`,
      [...values, ...values],
    );
  const found = new Map(rows.map((row) => [row.from, row]));
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
