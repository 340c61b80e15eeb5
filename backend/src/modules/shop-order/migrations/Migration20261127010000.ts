import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The day is that of `SHOP_TIME_ZONE` in packages/contracts, the revenue that of `PAID_STATUSES`: a test adds all orders up by them. */
const rowsOf = (table: string, sign: 1 | -1) => `select ${sign} as sign,
    (created_at at time zone 'America/Toronto')::date as day,
    received_cents - (select coalesce(sum((part->>'amount')::bigint), 0)
      from jsonb_array_elements(refunds) part) as held_cents
  from ${table}
  where is_placed and deleted_at is null and status in ('paid', 'fulfilled')`;

const keepSalesOf = (rows: string) => `insert into shop_sales_sum (day, orders, revenue_cents)
  select day, sum(sign), sum(sign * held_cents) from (${rows}) rows
  group by day having (sum(sign), sum(sign * held_cents)) <> (0, 0)`;

/** By what a statement did to orders. */
const KEPT = {
  insert: { tables: "new table as rows_after", rows: rowsOf("rows_after", 1) },
  delete: { tables: "old table as rows_before", rows: rowsOf("rows_before", -1) },
  update: {
    tables: "old table as rows_before new table as rows_after",
    rows: `${rowsOf("rows_before", -1)} union all ${rowsOf("rows_after", 1)}`,
  },
};

/**
 * What was sold on each day, kept by the transaction that changes an order, as the sums over all orders are
 * (Migration20261126013000): a year of months is read from a few hundred rows, and from no order. A table of
 * its own, since servers of the version before make one row of the other.
 */
export class Migration20261127010000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_sales_sum" ("day" date not null, "orders" bigint not null, "revenue_cents" bigint not null);`,
    );
    this.addSql(
      `create index if not exists "idx_shop_sales_sum_day" on "shop_sales_sum" ("day") include ("orders", "revenue_cents");`,
    );
    for (const [deed, { tables, rows }] of Object.entries(KEPT)) {
      this.addSql(
        `create or replace function keep_shop_sales_${deed}() returns trigger language plpgsql as $$
         begin
           ${keepSalesOf(rows)};
           return null;
         end $$;`,
      );
      // Nobody writes orders from here on until the sums of those that are there are kept, too.
      this.addSql(
        `create or replace trigger keep_sales_${deed} after ${deed} on "shop_order" referencing ${tables}
           for each statement execute function keep_shop_sales_${deed}();`,
      );
    }
    this.addSql(`delete from "shop_sales_sum";`);
    this.addSql(`${keepSalesOf(rowsOf("shop_order", 1))};`);
  }

  override async down(): Promise<void> {
    for (const deed of Object.keys(KEPT)) {
      this.addSql(`drop trigger if exists keep_sales_${deed} on "shop_order";`);
      this.addSql(`drop function if exists keep_shop_sales_${deed}();`);
    }
    this.addSql(`drop table if exists "shop_sales_sum";`);
  }
}
