import type { ProductFields } from "@eldercare/catalog-import";
import type { ProductChangesBody, StaffProduct } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type ProductNow, readProducts } from "../../catalog/products/read-products";
import { Refusal } from "../../errors/refusal";
import { removeUnusedImages } from "../../media/remove-unused-images";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { findStoreContext } from "../store/store-context";
import { askedVariants } from "./asked-variants";
import { changedOnHand } from "./changed-on-hand";
import { findCategorySlug, findCategorySlugs } from "./find-category-slug";
import { freeSku, refuseTakenSku } from "./free-sku";
import { labelsFrom } from "./labels-from";
import { mergedProduct } from "./merged-product";
import { placedIn } from "./placed-in";
import { changedPrice } from "./product-price";
import { readStaffProduct } from "./read-staff-product";
import { withSaleDays } from "./sale-days";
import { specsFrom } from "./specs-from";
import { stillAsked } from "./stock-changes";
import { describedImages, knownImages, storedAs, storeProductImages } from "./store-product-images";
import { askedSkus, stillAskedTable } from "./table-lookups";
import { refuseTaken } from "./taken-by-others";
import { catalogTransaction } from "./write/catalog-transaction";
import { productChangedEvents } from "./write/product-facts";
import { ProductWriter } from "./write/product-writer";
import type { ProductChange } from "./write/write-context";

export const PRODUCT_NOT_FOUND = "Product not found";

/**
 * Changes what staff sent of a product and nothing else: its slug stays, because links lead to it.
 * Lists and searches know when this returns. Unknown ids: a {@link Refusal} "not-found"; where
 * somebody else changed the same since `expected`, "conflict".
 */
export async function changeProduct(
  container: MedusaContainer,
  id: string,
  changes: ProductChangesBody,
): Promise<StaffProduct> {
  const store = await findStoreContext(container);
  const writer = await ProductWriter.open(container, store);
  const stored: StoredParts = {
    addresses: changes.images && (await storeProductImages(container, changes.images)),
    slugs: await slugsOf(container, changes),
  };
  const { before, written } = await catalogTransaction(container, async (transaction, locks) => {
    const [current] = await readProducts(transaction, { ids: [id] }, store);
    if (!current) throw new Refusal("not-found", PRODUCT_NOT_FOUND);
    const merged = mergedProduct(changes, current, stored);
    const change = await plannedChange(container, transaction, {
      ...{ changes: merged, current, stored },
      given: storedAs(changes.images, stored.addresses),
    });
    const { target } = change;
    const products = { create: [], update: [change] };
    const written = await refuseTaken(target.sku, () => writer.write(transaction, products, locks));
    await recordSecurityEvent(container, productChangedEvents([change]), transaction);
    return { before: current.fields.images.map(({ url }) => url), written };
  });
  await writer.announce(written);
  await removeUnusedImages(container, before);
  return readStaffProduct(container, id);
}

type Changes = Omit<ProductChangesBody, "expected">;

interface Planning {
  changes: Changes;
  current: ProductNow;
  stored: StoredParts;
  /** Where images that were sent are stored, by what they were sent as. */
  given: ReadonlyMap<string, string>;
}

/** Slugs of the categories that were sent, by their ids; refused where one is none. */
async function slugsOf(
  container: MedusaContainer,
  { categoryId, furtherCategoryIds = [] }: ProductChangesBody,
): Promise<ReadonlyMap<string, string>> {
  const further = await findCategorySlugs(container, furtherCategoryIds);
  return new Map([
    ...furtherCategoryIds.map((id, place) => [id, further[place] ?? ""] as const),
    ...(categoryId ? [[categoryId, await findCategorySlug(container, categoryId)] as const] : []),
  ]);
}

/** What becomes of the product: its own fields, and its variants where their table was sent. */
async function plannedChange(
  container: MedusaContainer,
  transaction: Knex,
  { changes, current, stored, given }: Planning,
): Promise<ProductChange> {
  const { variantTable, stockChangeId } = changes;
  if (!variantTable) {
    const asked = { ...changes, ...(await stillAsked(transaction, current.id, changes)) };
    const sku = await changedSku(container, changes.sku, current);
    const target = { ...changedFields(asked, current, stored), sku };
    return { current, target: withSaleDays(changes, target) };
  }
  const fields = changedFields(changes, current, stored);
  const table = await stillAskedTable(transaction, variantTable, stockChangeId);
  const { fields: ofVariants, variantIds } = askedVariants(table, current, {
    skus: await askedSkus(container, table, { slug: fields.slug, now: current }),
    images: knownImages(fields.images, given),
  });
  return { current, target: withSaleDays(changes, { ...fields, ...ofVariants }), variantIds };
}

/** What was looked up or stored before the lock was taken. */
interface StoredParts {
  addresses: readonly string[] | undefined;
  /** Of categories, by their ids. */
  slugs: ReadonlyMap<string, string>;
}

function changedFields(
  changes: Changes,
  current: ProductNow,
  { slugs }: StoredParts,
): ProductFields {
  const { fields, categories } = current;
  const known = new Map([...categories.map(({ id, slug }) => [id, slug] as const), ...slugs]);
  const { categoryId, furtherCategoryIds } = changes;
  const categorySlug = categoryId && known.get(categoryId);
  const furtherSlugs = furtherCategoryIds?.flatMap((id) => known.get(id) ?? []);
  return {
    ...fields,
    ...(changes.name !== undefined && { name: changes.name }),
    ...(changes.description !== undefined && { description: changes.description }),
    ...(changes.french !== undefined && {
      nameFr: changes.french?.name ?? "",
      descriptionFr: changes.french?.description ?? "",
    }),
    ...labelsFrom(changes),
    ...(changes.featured !== undefined && { featured: changes.featured }),
    ...(changes.published !== undefined && { status: statusOf(changes.published) }),
    ...(changes.specs !== undefined && { specs: specsFrom(changes.specs) }),
    ...placedIn(categorySlug ?? fields.categorySlug, furtherSlugs ?? fields.furtherCategorySlugs),
    ...changedPrice(changes, fields),
    onHand: changedOnHand(changes, { ...current, onHand: fields.onHand }),
    images: describedImages(
      changes.images ?? fields.images.map(({ url }) => url),
      changes.imageAlts,
      fields.images,
    ),
  };
}

const statusOf = (published: boolean) => (published ? "published" : "draft");

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
