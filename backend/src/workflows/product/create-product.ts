import { NO_LABELS, ONE_VARIANT, type ProductFields } from "@eldercare/catalog-import";
import type { ProductBody, StaffProduct } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewSecurityEvent } from "../../security-events/new-security-event";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { freeSlug } from "../free-slug";
import { findStoreContext } from "../store/store-context";
import { askedVariants, type FieldsOfVariants } from "./asked-variants";
import { findCategorySlug, findCategorySlugs } from "./find-category-slug";
import { freeSku, refuseTakenSku } from "./free-sku";
import { labelsFrom } from "./labels-from";
import { placedIn } from "./placed-in";
import { changedPrice } from "./product-price";
import { readStaffProduct } from "./read-staff-product";
import { withSaleDays } from "./sale-days";
import { specsFrom } from "./specs-from";
import { describedImages, knownImages, storedAs, storeProductImages } from "./store-product-images";
import { askedSkus } from "./table-lookups";
import { refuseTaken } from "./taken-by-others";
import { catalogTransaction } from "./write/catalog-transaction";
import { productSubject } from "./write/price-and-stock-events";
import { productFacts } from "./write/product-facts";
import { ProductWriter, type WrittenProducts } from "./write/product-writer";

/**
 * Creates a product as staff describe it: published, with price, stock and images. It is in
 * lists and found by searches when this returns.
 */
export async function createProduct(
  container: MedusaContainer,
  body: ProductBody,
): Promise<StaffProduct> {
  const writer = await ProductWriter.open(container, await findStoreContext(container));
  const categorySlug = await findCategorySlug(container, body.categoryId);
  const furtherSlugs = await findCategorySlugs(container, body.furtherCategoryIds ?? []);
  const addresses = await storeProductImages(container, body.images);
  const written = await catalogTransaction(container, async (transaction, locks) => {
    const slug = await freeSlug(container, "product", body.name);
    const images = describedImages(addresses, body.imageAlts);
    const target: ProductFields = withSaleDays(body, {
      ...NO_LABELS,
      ...(await newVariants(container, body, {
        slug,
        images: knownImages(images, storedAs(body.images, addresses)),
      })),
      slug,
      name: body.name,
      description: body.description,
      nameFr: body.french?.name ?? "",
      descriptionFr: body.french?.description ?? "",
      ...labelsFrom(body),
      ...placedIn(categorySlug, furtherSlugs),
      featured: body.featured,
      rating: 0,
      reviewCount: 0,
      images,
      specs: specsFrom(body.specs ?? {}),
      status: body.published ? "published" : "draft",
    });
    const products = { create: [{ target }], update: [] };
    const made = await refuseTaken(target.sku, () => writer.write(transaction, products, locks));
    await recordSecurityEvent(container, createdEvents(made), transaction);
    return made;
  });
  await writer.announce(written);
  const [made] = written.created;
  return readStaffProduct(container, made?.product.id ?? "");
}

async function newVariants(
  container: MedusaContainer,
  body: ProductBody,
  { slug, images }: { slug: string; images: ReadonlyMap<string, string> },
): Promise<FieldsOfVariants> {
  const { variantTable, sku, stock } = body;
  if (variantTable) {
    const skus = await askedSkus(container, variantTable, { slug, now: undefined });
    return askedVariants(variantTable, undefined, { skus, images }).fields;
  }
  if (sku) await refuseTakenSku(container, sku);
  return {
    ...ONE_VARIANT,
    sku: sku || (await freeSku(container)),
    ...changedPrice(body, { originalCents: 0, discountPercentage: 0, saleCents: null }),
    onHand: stock,
  };
}

function createdEvents({ created }: WrittenProducts): NewSecurityEvent[] {
  return created.map(({ product, fields }) => ({
    kind: "product.created",
    subject: productSubject(product, fields.name),
    after: productFacts(fields),
  }));
}
