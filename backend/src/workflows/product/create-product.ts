import type { ProductBody, StaffProduct } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { indexProducts } from "../../catalog/search-index/index-products";
import { withCatalogLock } from "../catalog-lock";
import type { ProductFields } from "../catalog-write/catalog-product";
import { createCatalogProductsWorkflow } from "../catalog-write/create-catalog-products";
import { freeSlug } from "../free-slug";
import { onlyResult } from "../store/only-result";
import { findStoreContext } from "../store/store-context";
import { findCategorySlug } from "./find-category-slug";
import { freeSku, refuseTakenSku } from "./free-sku";
import { changedPrice } from "./product-price";
import { readStaffProduct } from "./read-staff-product";
import { specsFrom } from "./specs-from";
import { describedImages, storeProductImages } from "./store-product-images";

/**
 * Creates a product as staff describe it: published, with price, stock and images. It is in
 * lists and found by searches when this returns.
 */
export async function createProduct(
  container: MedusaContainer,
  body: ProductBody,
): Promise<StaffProduct> {
  const store = await findStoreContext(container);
  const categorySlug = await findCategorySlug(container, body.categoryId);
  const addresses = await storeProductImages(container, body.images);
  const id = await withCatalogLock(container, async () => {
    if (body.sku) await refuseTakenSku(container, body.sku);
    const fields: ProductFields = {
      sku: body.sku || (await freeSku(container)),
      slug: await freeSlug(container, "product", body.name),
      name: body.name,
      description: body.description,
      nameFr: body.french?.name ?? "",
      descriptionFr: body.french?.description ?? "",
      categorySlug,
      ...changedPrice(body, { originalCents: 0, discountPercentage: 0, saleCents: null }),
      stock: body.stock,
      featured: body.featured,
      rating: 0,
      reviewCount: 0,
      images: describedImages(addresses, body.imageAlts),
      specs: specsFrom(body.specs ?? {}),
    };
    const { result } = await createCatalogProductsWorkflow(container).run({
      input: { products: [fields], categoryIds: { [categorySlug]: body.categoryId }, store },
    });
    return onlyResult(result);
  });
  await indexProducts(container, [id]);
  return readStaffProduct(container, id);
}
