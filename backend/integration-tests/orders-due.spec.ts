import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { afterAll, expect, it } from "vitest";
import { OrderTable } from "../src/modules/shop-order/order-table";
import { COUNT_UNSETTLED } from "../src/modules/shop-order/unsettled-orders";
import { thisShop } from "./support/another-shop";

const database = thisShop();
afterAll(() => database.destroy());

const SETTLED = 3000;
/** Orders that other tests left to be looked after are read as well. */
const A_FEW = 200;

/** Orders that are over, from long ago, and one whose making was cut off. */
async function fill(transaction: Knex): Promise<string> {
  const make = (count: number, isPlaced: boolean, prefix: string) =>
    transaction.raw(
      `insert into shop_order (id, is_placed, user_id, email, status, news_due, amount_cents, goods,
          items, shipping, fingerprint, expires_at, created_at)
        select ? || n, ?, 'cus_1', 'ada@example.ca', ?, false, 1000, ?, '[]', '{}', '', now(),
          now() - interval '3 years'
        from generate_series(1, ?) as n`,
      [prefix, isPlaced, isPlaced ? "fulfilled" : "pending", isPlaced ? "sent" : "reserved", count],
    );
  const prefix = generateEntityId(undefined, "order");
  await make(SETTLED, true, prefix);
  await make(1, false, `${prefix}_cut_off_`);
  await transaction.raw("analyze shop_order");
  return `${prefix}_cut_off_1`;
}

/** How many orders PostgreSQL has read in this transaction. */
async function ordersRead(transaction: Knex): Promise<number> {
  const { rows } = await transaction.raw(
    `select seq_tup_read + coalesce(idx_tup_fetch, 0) as read
      from pg_stat_xact_user_tables where relname = 'shop_order'`,
  );
  return Number(rows[0].read);
}

it("looks after what is left undone every minute without reading the orders that are over", async () => {
  const transaction = await database.transaction();
  try {
    const cutOff = await fill(transaction);
    const before = await ordersRead(transaction);
    const due = await new OrderTable(transaction).listDue(100);
    await transaction.raw(COUNT_UNSETTLED);
    expect(due.map(({ id }) => id)).toContain(cutOff);
    expect((await ordersRead(transaction)) - before).toBeLessThan(A_FEW);
  } finally {
    await transaction.rollback();
  }
});
