import {
  type EntityReport,
  EntityTally,
  FileKeys,
  type ProductPlan,
  type ProductPlanOptions,
  type ProductRow,
  planProducts,
  type ReadRow,
  type RowError,
} from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import {
  ProductWriter,
  type WrittenProducts,
} from "../../../workflows/product/write/product-writer";
import type { StoreContext } from "../../../workflows/store/store-context";
import { inTurn } from "../check/in-turn";
import { productKeys } from "../check/product-keys";
import type { Journal, JournalEntry } from "../journal/journal";
import { productChanges } from "../journal/product-changes";
import {
  type ForgottenImage,
  MissingImages,
  type NotedImages,
} from "../missing-images/missing-images";
import type { PlannedProducts } from "../plan/planned-file";
import type { Progress } from "../progress";
import { readProducts } from "../state/read-products";
import { createMissingCategories } from "./create-missing-categories";
import { RowsRefused, refusedRow } from "./rows-refused";

type Row = ReadRow<ProductRow>;

/** What writing a batch needs besides its rows. */
interface ApplyContext {
  container: MedusaContainer;
  store: StoreContext;
  writer: ProductWriter;
  options: ProductPlanOptions;
  journal: Journal | null;
  /** Why images could not be fetched. */
  unreachable: ReadonlyMap<string, string>;
  /** What was written. */
  tally: EntityTally;
}

/** What became of a file's rows. */
export interface AppliedProducts {
  report: EntityReport;
  late: readonly RowError[];
}

/**
 * Writes a file of products batch by batch, each in one transaction. Rows that the database refuses
 * are found one by one, answered as errors and added to `rejected`; the rest of their batch is
 * written. Other failures throw {@link RowsRefused}.
 */
export async function applyProducts(
  container: MedusaContainer,
  { report, rows, rejected, total, planOptions, unreachable }: PlannedProducts,
  store: StoreContext,
  progress: Progress,
  journal: Journal | null,
): Promise<AppliedProducts> {
  const { missing } = planOptions.categories;
  await createMissingCategories(container, missing, journal);
  if (total === 0) return { report, late: [] };
  const tally = new EntityTally("products");
  const keys = new FileKeys();
  const context: ApplyContext = {
    container,
    store,
    writer: await ProductWriter.open(container, store),
    options: { ...planOptions, keys },
    ...{ journal, unreachable, tally },
  };
  const late: RowError[] = [];
  const task = progress.start("Products", total);
  for await (const batch of inTurn(rows, keys)) {
    const good = batch.map(({ read }) => read).filter(({ row }) => !rejected.cellsOf.has(row));
    late.push(...rejected.add(await applyRows(good, context), batch));
    task.advance(good.filter(({ row }) => !keys.isWaiting(row)).length);
  }
  task.end();
  tally.addCategories(missing);
  return { report: tally.report({ file: report.file, rowCount: report.rows }), late };
}

/** Halves a batch until the rows that the database refuses stand alone; answers the errors. */
async function applyRows(
  rows: readonly Row[],
  context: ApplyContext,
): Promise<readonly RowError[]> {
  if (rows.length === 0) return [];
  try {
    return (await applyBatch(rows, context)).errors;
  } catch (error) {
    const { file } = context.options;
    const [only] = rows;
    const refused = only && refusedRow(file, only, error);
    if (!refused) {
      throw new RowsRefused(
        file,
        rows.map(({ row }) => row),
        error,
      );
    }
    if (rows.length === 1) return [refused];
    const half = Math.ceil(rows.length / 2);
    return [
      ...(await applyRows(rows.slice(0, half), context)),
      ...(await applyRows(rows.slice(half), context)),
    ];
  }
}

/** Reads what the shop has of the rows, plans, writes and journals: all in one transaction. */
async function applyBatch(
  rows: readonly Row[],
  { container, store, writer, options, journal, unreachable, tally }: ApplyContext,
): Promise<ProductPlan> {
  const { plan, written } = await catalogTransaction(container, async (transaction, locks) => {
    const current = await readProducts(transaction, productKeys(rows), store);
    const plan = planProducts(rows, current, options);
    const written = await writer.write(transaction, plan, locks);
    const forgotten = await new MissingImages(transaction).note(missingOf(plan, written), {
      reasons: unreachable,
      importId: journal?.importId ?? null,
    });
    await journal?.note(transaction, [
      ...journalEntries(plan, written),
      ...forgotten.map(forgottenEntry),
    ]);
    return { plan, written };
  });
  tally.add(plan);
  await writer.announce(written);
  return plan;
}

/** What products lack, those that were just made among them. Rows of one product are one. */
function missingOf({ missing = [] }: ProductPlan, { created }: WrittenProducts): NotedImages[] {
  const made = new Map(created.map(({ product, fields }) => [fields.slug, product.id]));
  const products = new Map<string, NotedImages>();
  for (const { id = "", slug, images } of missing) {
    const productId = id || made.get(slug);
    if (productId === undefined) continue;
    const earlier = products.get(productId)?.images ?? [];
    products.set(productId, { id: productId, slug, images: [...earlier, ...images] });
  }
  return [...products.values()];
}

function journalEntries(plan: ProductPlan, { created }: WrittenProducts): JournalEntry[] {
  const entity = "products" as const;
  return [
    ...created.map(({ product: { id }, fields: { name } }) => ({
      entity,
      id,
      name,
      changes: null,
    })),
    ...productChanges(plan.update),
  ];
}

function forgottenEntry(removed: ForgottenImage): JournalEntry {
  const { id, address: name } = removed;
  return { entity: "missing-images", id, name, changes: null, removed };
}
