import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ARCHIVED_KEY } from "./archived-products";

export interface CategoryContents {
  products: number;
  categories: number;
}

/** How many products lie in a category, archived ones left out, and how many categories below it. */
export async function countCategoryContents(database: Knex, id: string): Promise<CategoryContents> {
  const { rows } = await database.raw<{ rows: CategoryContents[] }>(
    `select
      (select count(*)::int from product_category_product l
        join product p on p.id = l.product_id and p.deleted_at is null
        where l.product_category_id = ? and p.metadata->>? is null) as products,
      (select count(*)::int from product_category
        where parent_category_id = ? and deleted_at is null) as categories`,
    [id, ARCHIVED_KEY, id],
  );
  return rows[0] ?? { products: 0, categories: 0 };
}
