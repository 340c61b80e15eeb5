import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { IN_SHOP } from "./archived-products";

/** SQL: the product whose id is in `column` is in the shop, neither deleted nor archived. */
export const isInShop = (column: string): string =>
  `exists (select 1 from product p where p.id = ${column} and ${IN_SHOP})`;

/** SQL: no trace is left of the product whose id is in `column`, so that nobody brings it back. */
export const isGoneForGood = (column: string): string =>
  `not exists (select 1 from product p where p.id = ${column})`;

/** What products are called, and their slugs, by their ids. */
export async function readProductNames(
  database: Knex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { name: string; slug: string }>> {
  const { rows } = await database.raw<{ rows: { id: string; name: string; slug: string }[] }>(
    "select p.id, p.title as name, p.handle as slug from product p where p.id = any(?)",
    [ids] as unknown as Knex.RawBinding[],
  );
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
