import { changesBetween, EntityTally, type ProductPlan } from "@eldercare/catalog-import";
import type { PriceGridBody, PriceGridProblem, PriceGridSaved } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewSecurityEvent } from "../../../security-events/new-security-event";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import { productChangedEvents } from "../../../workflows/product/write/product-facts";
import { ProductWriter } from "../../../workflows/product/write/product-writer";
import { findStoreContext } from "../../../workflows/store/store-context";
import { ImportHistory } from "../journal/import-history";
import { Journal } from "../journal/journal";
import { productChanges } from "../journal/product-changes";
import { importReport } from "../service/import-report";
import { readProducts } from "../state/read-products";
import { gridChanges } from "./grid-changes";

/**
 * Saves the changed rows of the price grid in one transaction, beside what colleagues changed since:
 * rows that cannot be saved are answered, and the others are in. What was written is an import of the
 * history, to be taken back as one.
 */
export async function saveGrid(
  container: MedusaContainer,
  { rows }: PriceGridBody,
  createdBy: string,
): Promise<PriceGridSaved> {
  const store = await findStoreContext(container);
  const writer = await ProductWriter.open(container, store);
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const { written, ...saved } = await catalogTransaction(container, async (transaction, locks) => {
    const current = await readProducts(transaction, { ids }, store);
    const { update, problems } = planned(ids, current, rows);
    const written = await writer.write(transaction, { create: [], update }, locks);
    const importId = await journaled(transaction, update, createdBy);
    if (importId) {
      const together: NewSecurityEvent = {
        kind: "product.changed-together",
        subject: { kind: "import", id: importId, label: titleOf(update.length) },
        after: { updated: update.length },
      };
      const events = [...productChangedEvents(update), together];
      await recordSecurityEvent(container, events, transaction);
    }
    return { written, updated: update.length, problems, importId };
  });
  await writer.announce(written);
  return saved;
}

function planned(
  ids: readonly string[],
  current: Awaited<ReturnType<typeof readProducts>>,
  rows: PriceGridBody["rows"],
): { update: ProductPlan["update"]; problems: PriceGridProblem[] } {
  const byId = new Map(current.map((product) => [product.id, product]));
  const update: ProductPlan["update"][number][] = [];
  const problems: PriceGridProblem[] = [];
  for (const id of ids) {
    const product = byId.get(id);
    const changed = gridChanges(
      product,
      rows.filter(({ productId }) => productId === id),
    );
    problems.push(...changed.problems);
    if (!product || !changed.target) continue;
    const changes = changesBetween(product.fields, changed.target);
    const { name } = product.fields;
    if (changes.length > 0) {
      update.push({ row: 0, name, current: product, target: changed.target, changes });
    }
  }
  return { update, problems };
}

const titleOf = (count: number) =>
  `Prices and stock, ${count} ${count === 1 ? "product" : "products"}`;

/** Answers the import that it is journaled as; null where nothing was changed. */
async function journaled(
  transaction: Knex,
  update: ProductPlan["update"],
  createdBy: string,
): Promise<string | null> {
  if (update.length === 0) return null;
  const history = new ImportHistory(transaction);
  const file_name = titleOf(update.length);
  const id = await history.add({
    ...{ entity: "products", file_name, source: "list", status: "applying" },
    ...{ created_by: createdBy, options: {} },
  });
  await new Journal(id).note(transaction, productChanges(update));
  const tally = new EntityTally("products");
  tally.add({ create: [], update, unchanged: [], skipped: [], known: [], errors: [] });
  const entity = tally.report({ file: file_name, rowCount: update.length });
  const report = importReport({
    ...{ dryRun: false, prunes: false, written: true, seconds: 0 },
    ...{ errors: [], warnings: [], columns: [], rejected: [] },
    entities: [entity],
  });
  await history.move(id, ["applying"], { status: "applied", report });
  return id;
}
