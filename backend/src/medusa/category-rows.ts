import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** A category as products are put into it; `mpath` is `<root>.<child>.…`. */
export interface CategoryPath {
  id: string;
  name: string;
  handle: string;
  mpath: string;
}

/** All categories, without what only their own pages show. */
export async function readCategoryPaths(database: Knex): Promise<CategoryPath[]> {
  return database("product_category")
    .select("id", "name", "handle", "mpath")
    .whereNull("deleted_at");
}

/** A category as its table has it, with the image of the module `category-image`. */
export interface CategoryRow {
  id: string;
  name: string;
  handle: string;
  description: string | null;
  created_at: string | Date;
  rank: number;
  parent_category_id: string | null;
  is_active: boolean;
  is_internal: boolean;
  image_url: string | null;
  /** Slugs that it had, and that led to nothing else since; null for none. */
  former_slugs: string[] | null;
}

/**
 * All categories in one statement: `query.graph` joins categories, links and images in the process,
 * at many times the cost.
 */
export async function readCategoryRows(database: Knex): Promise<CategoryRow[]> {
  const { rows } = await database.raw<{ rows: CategoryRow[] }>(`
    select distinct on (c.id) c.id, c.name, c.handle, c.description, c.created_at, c.rank, c.parent_category_id,
      c.is_active, c.is_internal, i.image_url,
      (select array_agg(f.slug order by f.slug) from former_slug f
        where f.kind = 'category' and f.target_id = c.id and f.slug <> c.handle) as former_slugs
    from product_category c
    left join product_product_category_categoryimage_category_image l
      on l.product_category_id = c.id and l.deleted_at is null
    left join category_image i on i.id = l.category_image_id and i.deleted_at is null
    where c.deleted_at is null
    order by c.id, i.created_at desc`);
  return rows;
}
