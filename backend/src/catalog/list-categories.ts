import type { Category } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { categoryFromMedusa, type MedusaCategory } from "../mapping/category";
import { inTreeOrder } from "./category-order";

type CategoryRow = MedusaCategory & {
  rank: number;
  parent_category_id: string | null;
};

/**
 * Categories that shoppers see, in the order staff gave. Every page asks for them, so they are read
 * by one statement: `query.graph` joins categories, links and pictures in the process, at many
 * times the cost.
 */
export async function listCategories(container: MedusaContainer): Promise<Category[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: CategoryRow[] }>(`
    select distinct on (c.id) c.id, c.name, c.handle, c.description, c.created_at, c.rank, c.parent_category_id,
      i.image_url
    from product_category c
    left join product_product_category_categoryimage_category_image l
      on l.product_category_id = c.id and l.deleted_at is null
    left join category_image i on i.id = l.category_image_id and i.deleted_at is null
    where c.is_active and not c.is_internal and c.deleted_at is null
    order by c.id, i.created_at desc`);
  return inTreeOrder(rows).map(categoryFromMedusa);
}
