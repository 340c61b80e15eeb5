import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { IN_SHOP } from "./archived-products";
import { type Parts, removeParts, restoreParts } from "./removed-rows";

const IMAGE_LINK = "product_product_category_categoryimage_category_image";
/** Rows that go and come back with a category, itself last. */
const PARTS: Parts = [
  [
    "category_image",
    `id in (select category_image_id from ${IMAGE_LINK} where product_category_id = :id)`,
  ],
  [IMAGE_LINK, "product_category_id = :id"],
  ["product_category", "id = :id"],
];

/** Removes a category in which nothing lies, in a transaction; answers whether it did. */
export async function removeCategory(database: Knex, id: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from product_category c where c.id = :id and c.deleted_at is null
      and not exists (select 1 from product_category d
        where d.parent_category_id = c.id and d.deleted_at is null)
      and not exists (select 1 from product_category_product l
        join product p on p.id = l.product_id where l.product_category_id = c.id and ${IN_SHOP})`,
    { id },
  );
  if (rows.length === 0) return false;
  await shiftSiblings(database, id, { by: -1, from: "s.rank > c.rank" });
  await removeParts(database, PARTS, { id });
  return true;
}

/** Brings a removed category back to its place; answers whether it was away. */
export async function restoreCategory(database: Knex, id: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { moment: string }[] }>(
    "select deleted_at::text as moment from product_category where id = :id and deleted_at is not null",
    { id },
  );
  const [removed] = rows;
  if (!removed) return false;
  await shiftSiblings(database, id, { by: 1, from: "s.rank >= c.rank" });
  await restoreParts(database, PARTS, { id }, [removed.moment]);
  return true;
}

/** Closes or opens the category's gap in the order of those that lie beside it. */
async function shiftSiblings(
  database: Knex,
  id: string,
  { by, from }: { by: number; from: string },
): Promise<void> {
  await database.raw(
    `update product_category s set rank = s.rank + :by from product_category c
      where c.id = :id and s.id <> c.id and s.deleted_at is null and ${from}
        and s.parent_category_id is not distinct from c.parent_category_id`,
    { id, by },
  );
}
