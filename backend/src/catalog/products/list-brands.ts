import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Brands that products have, each once, in alphabetical order. */
export async function listBrands(container: MedusaContainer): Promise<string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows: { brand: string }[] = await database("product_merchandising")
    .distinct("brand")
    .whereNotNull("brand")
    .whereNull("deleted_at")
    .orderBy("brand");
  return rows.map(({ brand }) => brand);
}
