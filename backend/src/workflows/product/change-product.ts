import type { ProductChangesBody, StaffProduct } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { indexProducts } from "../../catalog/search-index/index-products";
import { Refusal } from "../../errors/refusal";
import { removeUnusedImages } from "../../media/remove-unused-images";
import { withCatalogLock } from "../catalog-lock";
import type { ProductFields } from "../catalog-write/catalog-product";
import { updateCatalogProductsWorkflow } from "../catalog-write/update-catalog-products";
import { findStoreContext } from "../store/store-context";
import { changedOnHand } from "./changed-on-hand";
import { findCategorySlug } from "./find-category-slug";
import { freeSku, refuseTakenSku } from "./free-sku";
import { changedPrice } from "./product-price";
import { type ProductNow, readCurrentProduct } from "./read-current-product";
import { readStaffProduct } from "./read-staff-product";
import { specsFrom } from "./specs-from";
import { describedImages, storeProductImages } from "./store-product-images";

export const PRODUCT_NOT_FOUND = "Product not found";

/**
 * Changes what staff sent of a product and nothing else: its slug stays, because links lead to it.
 * Lists and searches know when this returns. Unknown ids: a {@link Refusal} "not-found".
 */
export async function changeProduct(
  container: MedusaContainer,
  id: string,
  changes: ProductChangesBody,
): Promise<StaffProduct> {
  const store = await findStoreContext(container);
  const addresses = changes.images && (await storeProductImages(container, changes.images));
  const before = await withCatalogLock(container, async () => {
    const current = await readCurrentProduct(container, id, store);
    if (!current) throw new Refusal("not-found", PRODUCT_NOT_FOUND);
    const { fields } = current;
    const target: ProductFields = {
      ...fields,
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.description !== undefined && { description: changes.description }),
      ...(changes.french !== undefined && {
        nameFr: changes.french?.name ?? "",
        descriptionFr: changes.french?.description ?? "",
      }),
      ...(changes.featured !== undefined && { featured: changes.featured }),
      ...(changes.specs !== undefined && { specs: specsFrom(changes.specs) }),
      ...changedPrice(changes, fields),
      sku: await changedSku(container, changes.sku, current),
      stock: changedOnHand(changes, { ...current, onHand: fields.stock }),
      images: describedImages(
        addresses ?? fields.images.map(({ url }) => url),
        changes.imageAlts,
        fields.images,
      ),
    };
    const categoryIds: Record<string, string> = {};
    if (changes.categoryId !== undefined) {
      target.categorySlug = await findCategorySlug(container, changes.categoryId);
      categoryIds[target.categorySlug] = changes.categoryId;
    }
    await updateCatalogProductsWorkflow(container).run({
      input: { updates: [{ current, target }], categoryIds, store },
    });
    return fields.images.map(({ url }) => url);
  });
  await indexProducts(container, [id]);
  await removeUnusedImages(container, before);
  return readStaffProduct(container, id);
}

async function changedSku(
  container: MedusaContainer,
  sku: string | undefined,
  { id, fields }: ProductNow,
): Promise<string> {
  if (sku === undefined || sku === fields.sku) return fields.sku;
  if (sku === "") return fields.sku || freeSku(container);
  await refuseTakenSku(container, sku, id);
  return sku;
}
