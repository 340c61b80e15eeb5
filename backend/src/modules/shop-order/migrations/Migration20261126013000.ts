import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const SUMS = "orders, abandoned, pending, placed_cents, revenue_cents";

/** What these rows of orders add to the sums; of rows that were before, with the sign -1. */
const rowsOf = (table: string, sign: 1 | -1) => `select ${sign} as sign, is_abandoned, status,
    amount_cents, received_cents - (select coalesce(sum((part->>'amount')::bigint), 0)
      from jsonb_array_elements(refunds) part) as held_cents
  from ${table} where is_placed and deleted_at is null`;

/** The revenue is that of `PAID_STATUSES` in packages/contracts: a test adds all orders up by it. */
const keepSumsOf = (rows: string) => `insert into shop_order_sum (${SUMS})
  select * from (
    select coalesce(sum(sign), 0) as orders,
      coalesce(sum(sign) filter (where is_abandoned), 0) as abandoned,
      coalesce(sum(sign) filter (where status = 'pending'), 0) as pending,
      coalesce(sum(sign * amount_cents::bigint), 0) as placed_cents,
      coalesce(sum(sign * held_cents) filter (where status in ('paid', 'fulfilled')), 0) as revenue_cents
    from (${rows}) rows) sums
  where (${SUMS}) <> (0, 0, 0, 0, 0)`;

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
 * Sums over all orders, kept by the transaction that changes an order: each adds a row with what its
 * change comes to, so that nobody waits for anybody, and all rows together are the sums. What was read
 * of all orders for the dashboard before needs no index any more.
 */
export class Migration20261126013000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_order_sum" ("orders" bigint not null, "abandoned" bigint not null, "pending" bigint not null, "placed_cents" bigint not null, "revenue_cents" bigint not null);`,
    );
    for (const [deed, { tables, rows }] of Object.entries(KEPT)) {
      this.addSql(
        `create or replace function keep_shop_order_sums_${deed}() returns trigger language plpgsql as $$
         begin
           ${keepSumsOf(rows)};
           return null;
         end $$;`,
      );
      // Nobody writes orders from here on until the sums of those that are there are kept, too.
      this.addSql(
        `create or replace trigger keep_sums_${deed} after ${deed} on "shop_order" referencing ${tables}
           for each statement execute function keep_shop_order_sums_${deed}();`,
      );
    }
    this.addSql(`delete from "shop_order_sum";`);
    this.addSql(`${keepSumsOf(rowsOf("shop_order", 1))};`);
    this.addSql(`drop index if exists "idx_shop_order_money";`);
    this.addSql(`drop index if exists "idx_shop_order_figures";`);
  }

  override async down(): Promise<void> {
    for (const deed of Object.keys(KEPT)) {
      this.addSql(`drop trigger if exists keep_sums_${deed} on "shop_order";`);
      this.addSql(`drop function if exists keep_shop_order_sums_${deed}();`);
    }
    this.addSql(`drop table if exists "shop_order_sum";`);
  }
}
