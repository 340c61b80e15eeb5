import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { IN_SHOP } from "./archived-products";

/** What must be known of a product to bring it back, and to keep its images until then. */
export interface RemovableProduct {
  id: string;
  name: string;
  slug: string;
  status: string;
  images: readonly string[];
}

/** Those of the given products that are in the shop. */
export async function readRemovableProducts(
  database: Knex,
  ids: readonly string[],
): Promise<RemovableProduct[]> {
  const { rows } = await database.raw<{ rows: RemovableProduct[] }>(
    `select p.id, p.title as name, p.handle as slug, p.status, array(
        select i.url from image i where i.product_id = p.id and i.deleted_at is null
        union select v.thumbnail from product_variant v
          where v.product_id = p.id and v.deleted_at is null and v.thumbnail is not null
        union select p.thumbnail where p.thumbnail is not null) as images
      from product p where ${IN_SHOP} and p.id = any(?)`,
    [ids] as unknown as Knex.RawBinding[],
  );
  return rows;
}

/** Ids of the categories in which products lie. */
export async function readFilledCategories(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select distinct l.product_category_id as id from product_category_product l
      join product p on p.id = l.product_id where ${IN_SHOP}`,
  );
  return rows.map(({ id }) => id);
}
