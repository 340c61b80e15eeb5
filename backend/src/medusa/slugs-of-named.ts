import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { IN_SHOP } from "./archived-products";

/** The slugs of products that are named by slug or by the SKU of any of their variants; by what was named. */
export async function slugsOfNamed(
  database: Knex,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await database.raw<{ rows: { name: string; slug: string }[] }>(
    `select distinct on (n.name) n.name, p.handle as slug
       from unnest(?::text[]) as n(name)
       join product p on ${IN_SHOP} and (p.handle = n.name or exists (
         select 1 from product_variant v
          where v.product_id = p.id and v.sku = n.name and v.deleted_at is null))
      order by n.name, p.handle = n.name desc`,
    [names] as unknown as Knex.RawBinding[],
  );
  return new Map(rows.map(({ name, slug }) => [name, slug]));
}
