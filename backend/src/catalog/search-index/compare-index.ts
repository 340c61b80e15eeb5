import { setTimeout as rest } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { countProducts, productIdsAfter, productIdsAmong } from "../../medusa/product-ids";
import { loadProductDocuments } from "../products/load-product-documents";
import { PRODUCT_INDEX } from "../products/product-document";
import { findSalesContext } from "../products/sales-context";
import { documentDifferences, READ_AT } from "./document-differences";
import { heldDocuments, heldFields } from "./held-documents";
import type { Drift, IndexComparison } from "./index-comparison";
import { indexProducts } from "./index-products";
import { noteSaleWindows } from "./note-sale-windows";
import { PRODUCT_CHANGE_TABLE } from "./product-change-triggers";

/** Products whose documents are made at once, as many as one turn of the index's writer takes. */
const PRODUCTS = 100;
/** Ids of documents that are looked up at once. */
const DOCUMENTS = 1000;
/** A write between two readings is through by then. */
const SECOND_LOOK_MS = 50;

/** Hears how far a walk through the catalog is: what it walks through, and of how many. */
export interface IndexWatch {
  begin(what: "products" | "documents", total: number): void;
  looked(count: number): void;
  end(): void;
}

/**
 * Compares every document of the search index with the one that its product would have now, and
 * repairs what differs with the index's own writer. What the queue of changes names is left to the
 * queue. The words of searches are made of a document's fields and are not looked at: they are
 * written with them.
 */
export async function compareIndex(
  container: MedusaContainer,
  watch?: IndexWatch,
): Promise<IndexComparison> {
  const began = performance.now();
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const sum = { products: 0, documents: 0, waiting: 0, drifts: [] as Drift[] };
  const lookAt = async (suspects: readonly string[], count: number) => {
    const { drifts, waiting } = await findDrifts(container, suspects);
    await repair(container, drifts);
    sum.waiting += waiting;
    sum.drifts.push(...drifts);
    watch?.looked(count);
  };

  watch?.begin("products", await countProducts(database));
  for (let last = ""; ; ) {
    const ids = await productIdsAfter(database, last, PRODUCTS);
    if (ids.length === 0) break;
    await lookAt(ids, ids.length);
    sum.products += ids.length;
    last = ids.at(-1) ?? "";
  }
  watch?.end();

  // Of products that are there, all is said.
  watch?.begin("documents", await countDocuments(container));
  for (let last = ""; ; ) {
    const ids = await documentsAfter(container, last);
    if (ids.length === 0) break;
    const present = new Set(await productIdsAmong(database, ids));
    await lookAt(
      ids.filter((id) => !present.has(id)),
      ids.length,
    );
    sum.documents += ids.length;
    last = ids.at(-1) ?? "";
  }
  watch?.end();
  return { ...sum, seconds: (performance.now() - began) / 1000 };
}

/**
 * A product may change, or the index follow it, between the reading of the one and of the other:
 * drift is only what is seen twice while no change waits for its turn.
 */
async function findDrifts(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<{ drifts: Drift[]; waiting: number }> {
  const first = await differences(container, ids);
  if (first.length === 0) return { drifts: [], waiting: 0 };
  const waiting = await waitingOf(container, first);
  const suspects = first.filter(({ productId }) => !waiting.has(productId));
  if (suspects.length === 0) return { drifts: [], waiting: waiting.size };
  await rest(SECOND_LOOK_MS);
  const second = await differences(
    container,
    suspects.map(({ productId }) => productId),
  );
  const changed = await waitingOf(container, second);
  return {
    drifts: second.filter(({ productId }) => !changed.has(productId)),
    waiting: waiting.size + changed.size,
  };
}

async function repair(container: MedusaContainer, drifts: readonly Drift[]): Promise<void> {
  // What claims to be of a later reading yields to no other.
  const ahead = drifts.filter(
    ({ kind, fields }) => kind === "left-over" || fields.includes(READ_AT),
  );
  if (ahead.length > 0) {
    await container.resolve(Modules.SEARCH).deleteDocuments({
      index: PRODUCT_INDEX,
      filters: { id: ahead.map(({ productId }) => productId) },
    });
  }
  await indexProducts(
    container,
    drifts.map(({ productId }) => productId),
  );
}

/** How the documents of these products differ from what they would be now, whatever the reason. */
async function differences(container: MedusaContainer, ids: readonly string[]): Promise<Drift[]> {
  if (ids.length === 0) return [];
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const sales = await findSalesContext(database);
  const documents = await loadProductDocuments(query, sales, ids);
  const wanted = new Map(documents.map((document) => [document.id, document]));
  const fields = heldFields(container);
  const held = await heldDocuments(container, ids);
  return ids.flatMap((productId): Drift[] => {
    const [is, should] = [held.get(productId), wanted.get(productId)];
    if (!is) return should ? [{ productId, kind: "missing", fields: [] }] : [];
    if (!should) return [{ productId, kind: "left-over", fields: [] }];
    const differing = documentDifferences(is, should, fields);
    return differing.length > 0 ? [{ productId, kind: "different", fields: differing }] : [];
  });
}

/** Those whose change the queue names, sales that have just begun or ended among them. */
async function waitingOf(
  container: MedusaContainer,
  drifts: readonly Drift[],
): Promise<Set<string>> {
  if (drifts.length === 0) return new Set();
  await noteSaleWindows(container);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const ids = drifts.map(({ productId }) => productId);
  const rows: { product_id: string }[] = await database(PRODUCT_CHANGE_TABLE)
    .distinct("product_id")
    .whereIn("product_id", ids);
  return new Set(rows.map(({ product_id }) => product_id));
}

async function countDocuments(container: MedusaContainer): Promise<number> {
  const { search_result } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: ["id"],
    pagination: { skip: 0, take: 0 },
    search_options: { count: "exact" },
  });
  return search_result.metadata.count ?? 0;
}

async function documentsAfter(container: MedusaContainer, last: string): Promise<string[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: ["id"],
    filters: { id: { $gt: last } },
    pagination: { take: DOCUMENTS, order: { id: "ASC" } },
    search_options: { count: "none" },
  });
  return data.map(({ id }) => String(id));
}
