import { type ChangedProducts, canBeNamed } from "@eldercare/contracts/change-notices";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { announceShopChange } from "../../shop-changes/announce-shop-change";
import { shopChanges } from "../../shop-changes/shop-changes";
import { loadProductDocuments } from "../products/load-product-documents";
import { PRODUCT_INDEX, type ProductDocument } from "../products/product-document";
import { findSalesContext } from "../products/sales-context";
import { differInStockAlone, READ_AT } from "./document-differences";
import { type HeldDocument, heldDocuments } from "./held-documents";
import { PRODUCT_CHANGE_TABLE } from "./product-change-triggers";
import { createWorkQueue } from "./work-queue";

const BATCH = 100;
/**
 * Batches of this process wait here, not for the database's lock: each that waits there holds a
 * connection, and the one that works would find none left.
 */
const enqueue = createWorkQueue();

/**
 * Brings the search index up to date for the given products before it returns: who writes reads
 * their own write. One batch at a time across all processes, so that an older reading of a product
 * never overwrites a newer one.
 */
export async function indexProducts(
  container: MedusaContainer,
  productIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(productIds)];
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    await enqueue(() => indexUnderLock(container, batch));
  }
}

async function indexUnderLock(container: MedusaContainer, ids: string[]): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  let changed: ChangedProducts;
  await database.transaction(async (transaction) => {
    await transaction.raw("select pg_advisory_xact_lock(hashtext('index-products'))");
    // Before the notes go: whoever notes a product afterwards has a newer reading of it.
    const readAt = Date.now();
    // What was noted until here is covered by what is read from here on; a failure brings it back.
    await transaction(PRODUCT_CHANGE_TABLE).whereIn("product_id", ids).delete();
    changed = await indexBatch(container, ids, readAt);
    await announceShopChange(transaction, changed);
  });
  // Who writes reads their own write, also before the database has told this process.
  shopChanges.end(changed);
}

/** Answers these products where nothing but how many there are of them differs from before. */
async function indexBatch(
  container: MedusaContainer,
  ids: readonly string[],
  readAt: number,
): Promise<ChangedProducts> {
  const search = container.resolve(Modules.SEARCH);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const sales = await findSalesContext(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  // Of more than a notice can name, it is of no use to know what differs.
  const before = canBeNamed(ids) ? await heldDocuments(container, ids) : undefined;
  const documents = await loadProductDocuments(query, sales, ids, readAt);
  const listed = new Set(documents.map(({ id }) => id));
  const gone = ids.filter((id) => !listed.has(id));
  if (documents.length > 0) await search.upsertDocuments({ index: PRODUCT_INDEX, documents });
  if (gone.length > 0)
    await search.deleteDocuments({
      index: PRODUCT_INDEX,
      // What came back after this reading began has its document from whoever brought it back.
      filters: { id: gone, [READ_AT]: { $lte: readAt } },
    });
  const isStockAlone = before && gone.length === 0 && documents.every(isOtherInStockAlone(before));
  return isStockAlone ? ids : undefined;
}

const isOtherInStockAlone =
  (before: ReadonlyMap<string, HeldDocument>) =>
  (now: ProductDocument): boolean => {
    const held = before.get(now.id);
    return held !== undefined && differInStockAlone(held, now);
  };
