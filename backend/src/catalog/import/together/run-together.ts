import {
  type CatalogImportReport,
  type CurrentProduct,
  EntityTally,
} from "@eldercare/catalog-import";
import { TogetherChange } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { findCategorySlug } from "../../../workflows/product/find-category-slug";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import { productChangedEvents } from "../../../workflows/product/write/product-facts";
import { ProductWriter } from "../../../workflows/product/write/product-writer";
import { findStoreContext } from "../../../workflows/store/store-context";
import { PRODUCT_BATCH } from "../check/check-product-file";
import type { ImportHistory, ImportRecord } from "../journal/import-history";
import { Journal } from "../journal/journal";
import { changesFor, journaledChanges } from "../journal/journal-changes";
import { productChanges } from "../journal/product-changes";
import type { Progress } from "../progress";
import { readProducts } from "../state/read-products";
import type { PlannedTogether } from "./changed-together";
import { LeftOut } from "./left-out";
import { planTogether, type TogetherPlan } from "./plan-together";

/** What a change of many products is, and whether it is only looked at. */
interface TogetherRun {
  record: Pick<ImportRecord, "id" | "file_name" | "options">;
  history: ImportHistory;
  isDryRun: boolean;
}

/**
 * Changes many products as one import: each batch is planned on what is there then, written and
 * journaled in one transaction. What a run that was cut off has written already is not changed
 * twice: the journal has it.
 */
export async function runTogether(
  container: MedusaContainer,
  { record, history, isDryRun }: TogetherRun,
  progress: Progress,
): Promise<CatalogImportReport> {
  const began = Date.now();
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const store = await findStoreContext(container);
  const change = await plannedChange(container, record.options.change);
  const ids = await history.productIds(record.id);
  const writer = await ProductWriter.open(container, store);
  const journal = new Journal(record.id);
  const [tally, leftOut] = [new EntityTally("products"), new LeftOut()];
  const lookAt = async (batch: readonly string[]): Promise<TogetherPlan> =>
    planTogether(inOrder(batch, await readProducts(database, { ids: batch }, store)), change);
  const write = async (batch: readonly string[]): Promise<TogetherPlan> => {
    const done = await catalogTransaction(container, async (transaction, locks) => {
      const before = await changesFor(transaction, record.id, batch);
      const open = batch.filter((id) => !before.has(id));
      const current = await readProducts(transaction, { ids: open }, store);
      const planned = planTogether(inOrder(open, current), change);
      const written = await writer.write(transaction, planned.plan, locks);
      await recordSecurityEvent(container, productChangedEvents(planned.plan.update), transaction);
      await journal.note(transaction, productChanges(planned.plan.update));
      return { planned, written, before: [...before.values()] };
    });
    await writer.announce(done.written);
    tally.addChanged(
      done.before.map((each) => ({ name: each.name, changes: journaledChanges(each) })),
    );
    return done.planned;
  };
  const task = progress.start("Products", ids.length);
  for (let at = 0; at < ids.length; at += PRODUCT_BATCH) {
    const batch = ids.slice(at, at + PRODUCT_BATCH);
    const planned = await (isDryRun ? lookAt(batch) : write(batch));
    tally.add(planned.plan);
    for (const { name, reason } of planned.leftOut) leftOut.add(reason, name);
    task.advance(batch.length);
  }
  task.end();
  const entity = tally.report({ file: record.file_name, rowCount: ids.length });
  if (!isDryRun) {
    await recordSecurityEvent(container, {
      kind: "product.changed-together",
      subject: { kind: "import", id: record.id, label: record.file_name },
      after: { updated: entity.updated },
    });
  }
  return {
    ...{ dryRun: isDryRun, prunes: false, written: !isDryRun && entity.updated > 0 },
    ...{ errors: [], columns: [], rejected: [] },
    entities: [entity],
    warnings: leftOut.sentences(),
    seconds: (Date.now() - began) / 1000,
  };
}

/** As they were chosen; one that is not in the shop any more is none. */
function inOrder(ids: readonly string[], products: readonly CurrentProduct[]): CurrentProduct[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function plannedChange(container: MedusaContainer, kept: unknown): Promise<PlannedTogether> {
  const change = TogetherChange.parse(kept);
  if (change.kind !== "category") return change;
  const { categoryId, ...rest } = change;
  return { ...rest, slug: await findCategorySlug(container, categoryId) };
}
