import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { productIdsAfter } from "../../medusa/product-ids";
import { documentsWrittenSince } from "../../medusa/search-index-runs";
import { PRODUCT_INDEX } from "../products/product-document";
import { PRODUCT_CHANGE_CHANNEL, PRODUCT_CHANGE_TABLE } from "./product-change-triggers";

const LOOK_EVERY_MS = 500;

/**
 * Makes the search index anew: Medusa fills a version of it beside the present one, twice, the
 * second time for what changed during the first, and puts it in its place; lists and searches are
 * answered all the while. What changes between the second reading of a product and the exchange the
 * new version may not know: `compareIndex` finds it. `onWritten` hears how many documents have been
 * written, of twice as many as there are products.
 */
export async function rebuildIndex(
  container: MedusaContainer,
  onWritten: (documents: number) => void,
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const began = new Date();
  const timer = setInterval(() => {
    // Who is not told this time is told the next.
    documentsWrittenSince(database, began).then(onWritten, () => undefined);
  }, LOOK_EVERY_MS);
  try {
    await container.resolve(Modules.SEARCH).reindex({ index: PRODUCT_INDEX });
  } finally {
    clearInterval(timer);
  }
  await callWorker(database);
}

/**
 * A server remembers for half a minute which version it reads, until it writes: given something to
 * write, the one whose worker takes the note reads the new version at once. Where no server runs, the
 * first one to start takes it.
 */
async function callWorker(database: Knex): Promise<void> {
  const [productId] = await productIdsAfter(database, "", 1);
  if (productId === undefined) return;
  await database.transaction(async (transaction) => {
    await transaction(PRODUCT_CHANGE_TABLE).insert({ product_id: productId });
    await transaction.raw("select pg_notify(?, '')", [PRODUCT_CHANGE_CHANNEL]);
  });
}
