import type { Category, StaffCategory } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type CategoryRow, readCategoryRows } from "../../medusa/category-rows";
import { inTreeOrder } from "./category-order";
import { categoryFromMedusa, isShown, staffCategoryFromMedusa } from "./category-view";

/** Categories that shoppers see, in the order staff gave. */
export async function listCategories(container: MedusaContainer): Promise<Category[]> {
  return inTreeOrder((await readCategories(container)).filter(isShown)).map(categoryFromMedusa);
}

/** Also those that are hidden, in the order staff gave. */
export async function listStaffCategories(container: MedusaContainer): Promise<StaffCategory[]> {
  return inTreeOrder(await readCategories(container)).map(staffCategoryFromMedusa);
}

/** Every page asks for the categories. */
function readCategories(container: MedusaContainer): Promise<CategoryRow[]> {
  return readCategoryRows(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
}
