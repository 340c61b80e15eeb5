import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import { ARCHIVED_KEY } from "../../catalog/products/product-document";
import { Refusal } from "../../errors/refusal";
import { removeUnusedImages } from "../../media/remove-unused-images";
import { withCatalogLock } from "../catalog-lock";
import { readCurrentCategory } from "./read-current-category";

/**
 * Removes a category that is empty. One with products or with categories of its own is refused,
 * {@link Refusal} `category_in_use`: they would be in no menu any more. Unknown ids are not found.
 */
export async function removeCategory(container: MedusaContainer, id: string): Promise<void> {
  await withCatalogLock(container, async () => {
    const { fields } = await readCurrentCategory(container, id);
    const message = inUse(fields.name, await countContents(container, id));
    if (message) throw new Refusal("conflict", message, { code: "category_in_use" });
    await deleteProductCategoriesWorkflow(container).run({ input: [id] });
    if (fields.image) await removeUnusedImages(container, [fields.image.url]);
  });
}

function inUse(name: string, { products, categories }: Contents): string | null {
  if (products > 0) {
    const count = products === 1 ? "1 product is" : `${products} products are`;
    return `${count} in "${name}". Move them to another category first.`;
  }
  if (categories > 0) return `"${name}" holds other categories. Remove or move them first.`;
  return null;
}

interface Contents {
  products: number;
  categories: number;
}

async function countContents(container: MedusaContainer, id: string): Promise<Contents> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select
      (select count(*)::int from product_category_product l
        join product p on p.id = l.product_id and p.deleted_at is null
        where l.product_category_id = ? and p.metadata->>? is null) as products,
      (select count(*)::int from product_category
        where parent_category_id = ? and deleted_at is null) as categories`,
    [id, ARCHIVED_KEY, id],
  );
  return rows[0];
}
