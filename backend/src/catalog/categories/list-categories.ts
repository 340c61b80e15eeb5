import type { Category, StaffCategory } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTreeOrder } from "./category-order";
import {
  categoryFromMedusa,
  isShown,
  type MedusaCategory,
  type MedusaVisibility,
  staffCategoryFromMedusa,
} from "./category-view";

type CategoryRow = MedusaCategory &
  MedusaVisibility & {
    rank: number;
    parent_category_id: string | null;
  };

/** Categories that shoppers see, in the order staff gave. */
export async function listCategories(container: MedusaContainer): Promise<Category[]> {
  return inTreeOrder((await readCategories(container)).filter(isShown)).map(categoryFromMedusa);
}

/** Also those that are hidden, in the order staff gave. */
export async function listStaffCategories(container: MedusaContainer): Promise<StaffCategory[]> {
  return inTreeOrder(await readCategories(container)).map(staffCategoryFromMedusa);
}

/**
 * Every page asks for the categories, so they are read by one statement: `query.graph` joins
 * categories, links and images in the process, at many times the cost.
 */
async function readCategories(container: MedusaContainer): Promise<CategoryRow[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: CategoryRow[] }>(`
    select distinct on (c.id) c.id, c.name, c.handle, c.description, c.created_at, c.rank, c.parent_category_id,
      c.is_active, c.is_internal, i.image_url
    from product_category c
    left join product_product_category_categoryimage_category_image l
      on l.product_category_id = c.id and l.deleted_at is null
    left join category_image i on i.id = l.category_image_id and i.deleted_at is null
    where c.deleted_at is null
    order by c.id, i.created_at desc`);
  return rows;
}
