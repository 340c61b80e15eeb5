import {
  type CatalogEntity,
  ColumnsUnclear,
  type EntityReport,
  FileUnusable,
  type Locale,
} from "@eldercare/catalog-import";
import {
  IMPORT_COLUMNS_CLOSED,
  IMPORT_NOT_FOUND,
  IMPORT_NOT_LAST,
  IMPORT_NOT_READY,
  IMPORT_REMOVALS_CHANGED,
  type ImportApplyBody,
  type ImportBody,
  type ImportColumnsBody,
  type ImportDetail,
  type ImportListResponse,
  NOTHING_CHOSEN,
  type ProductListQuery,
  type ProductsTogetherBody,
} from "@eldercare/contracts";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { logFailure } from "../../../errors/log-failure";
import { Refusal } from "../../../errors/refusal";
import { findCategoryName } from "../../../workflows/product/find-category-slug";
import { listProductIds } from "../../products/list-products";
import { createWorkQueue } from "../../search-index/work-queue";
import { RowsRefused } from "../apply/rows-refused";
import { KeptChoices } from "../columns/kept-choices";
import type { CatalogImportOptions } from "../import-options";
import { ImportHistory, type ImportRecord, type ImportStatus } from "../journal/import-history";
import { runImport } from "../run-import";
import { runTogether } from "../together/run-together";
import { togetherTitle } from "../together/together-words";
import { undoImport } from "../undo/undo-import";
import {
  fetchImport,
  forgetRejected,
  importFiles,
  keepImport,
  keepRejected,
} from "./import-folder";
import { asAsked, importReport } from "./import-report";
import { importDetail, importView } from "./import-view";
import { WatchedProgress } from "./watched-progress";

const localeOf = ({ options }: ImportRecord): Locale => (options.french === true ? "fr" : "en");

/** One at a time: two checks would only make each other slower. */
const enqueue = createWorkQueue();
const textOf = (option: unknown) => (typeof option === "string" && option ? option : undefined);
const UNEXPECTED = "Something went wrong on our side. Please try again.";

/** Catalog imports of the back office: their work runs on after the answer, and is told by asking. */
export class ImportService {
  readonly #history: ImportHistory;
  readonly #choices: KeptChoices;
  readonly #logger: Logger;

  constructor(private readonly container: MedusaContainer) {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    this.#history = new ImportHistory(database);
    this.#choices = new KeptChoices(database);
    this.#logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  }

  async list(limit: number, offset: number): Promise<ImportListResponse> {
    const { imports, total } = await this.#history.list(limit, offset);
    const last = await this.#history.lastApplied();
    return { imports: imports.map((record) => importView(record, last?.id)), total };
  }

  /** Throws a {@link Refusal} "not-found". */
  async detail(id: string): Promise<ImportDetail> {
    const record = await this.record(id);
    // Asked second: what was applied just now is the last.
    const last = await this.#history.lastApplied();
    return importDetail(record, last?.id);
  }

  async record(id: string): Promise<ImportRecord> {
    const record = await this.#history.find(id);
    if (!record) throw new Refusal("not-found", IMPORT_NOT_FOUND);
    return record;
  }

  /** Takes a received file in and begins to check it. */
  async begin(
    id: string,
    fileName: string,
    { kind, ...options }: ImportBody,
    createdBy: string,
  ): Promise<ImportDetail> {
    await keepImport(id);
    await this.#history.add(
      {
        entity: kind,
        file_name: fileName,
        source: "screen",
        status: "checking",
        created_by: createdBy,
        options,
      },
      id,
    );
    this.#check(id);
    return this.detail(id);
  }

  /**
   * Takes a change of many products in and begins to check it: which they are stands from now on,
   * whatever the change does to what a filter finds. Throws a {@link Refusal} "invalid".
   */
  async beginTogether(
    { which, change }: ProductsTogetherBody,
    createdBy: string,
  ): Promise<ImportDetail> {
    const ids = "ids" in which ? which.ids : await this.#matching(which.matching);
    if (ids.length === 0) throw new Refusal("invalid", NOTHING_CHOSEN);
    const category =
      change.kind === "category"
        ? await findCategoryName(this.container, change.categoryId)
        : undefined;
    const id = await this.#history.add({
      entity: "products",
      file_name: togetherTitle(change, ids.length, category),
      source: "list",
      status: "checking",
      created_by: createdBy,
      options: { change },
      product_ids: [...new Set(ids)],
    });
    this.#check(id);
    return this.detail(id);
  }

  #matching(filter: ProductListQuery): Promise<string[]> {
    return listProductIds(this.container, { ...filter, all: true });
  }

  /**
   * Keeps what columns of a file mean, for this and the next such file, and begins to check it anew;
   * throws a {@link Refusal} "conflict" once it is applied or while somebody works at it.
   */
  async chooseColumns(id: string, columns: ImportColumnsBody["columns"]): Promise<ImportDetail> {
    const record = await this.record(id);
    const { columns: asked } = await this.detail(id);
    const from: ImportStatus[] = record.source === "screen" ? ["ready", "refused"] : [];
    if (!asked || !(await this.#history.move(id, from, { status: "checking", problem: null }))) {
      throw new Refusal("conflict", IMPORT_COLUMNS_CLOSED);
    }
    await this.#choices.keep(
      { entity: record.entity as CatalogEntity, locale: localeOf(record), header: asked.header },
      Object.fromEntries(columns.map(({ heading, field }) => [heading, field])),
    );
    this.#check(id);
    return this.detail(id);
  }

  #check(id: string): void {
    this.#work(id, ["checking"], async (progress) => {
      const report = await this.#run(await this.record(id), { dryRun: true }, progress);
      await this.#history.move(id, ["checking"], { status: "ready", report: importReport(report) });
    });
  }

  /**
   * Begins to write a checked file; throws a {@link Refusal} "conflict" when it cannot be. Not
   * more is removed than the person who looked at it agreed to.
   */
  async apply(id: string, { partial, removals }: ImportApplyBody): Promise<ImportDetail> {
    const detail = await this.detail(id);
    const from: ImportStatus[] = detail.canApply ? ["ready", "applying"] : [];
    const mayBegin = detail.counts?.rejected === 0 || (partial && !detail.prune);
    if ((detail.counts?.removed ?? 0) !== removals) {
      throw new Refusal("conflict", IMPORT_REMOVALS_CHANGED);
    }
    if (!mayBegin || !(await this.#history.move(id, from, { status: "applying", done: 0 }))) {
      throw new Refusal("conflict", IMPORT_NOT_READY);
    }
    this.#work(id, ["applying"], async (progress) => {
      const report = await this.#run(await this.record(id), { partial }, progress, removals);
      // Somebody changed the shop since the check: nothing was written, the preview is new.
      const isIn = report.written || (await this.#history.hasChanges(id));
      const status = isIn ? "applied" : "ready";
      await this.#history.move(id, ["applying"], { status, report: importReport(report) });
    });
    return this.detail(id);
  }

  /** Begins to take the last import back; throws a {@link Refusal} "conflict" for any other. */
  async undo(id: string): Promise<ImportDetail> {
    const detail = await this.detail(id);
    const from: ImportStatus[] = detail.canUndo ? ["applied", "applying", "undoing"] : [];
    if (!(await this.#history.move(id, from, { status: "undoing", done: 0 }))) {
      throw new Refusal("conflict", IMPORT_NOT_LAST);
    }
    this.#work(id, ["undoing"], async (progress) => {
      const record = await this.record(id);
      const { kept } = await undoImport(this.container, record, progress);
      const report = { ...record.report, kept };
      await this.#history.move(id, ["undoing"], { status: "undone", report });
    });
    return this.detail(id);
  }

  async #run(
    record: ImportRecord,
    how: Partial<CatalogImportOptions>,
    progress: WatchedProgress,
    agreedRemovals = 0,
  ) {
    if (record.source === "list") {
      const isDryRun = how.dryRun === true;
      return runTogether(this.container, { record, history: this.#history, isDryRun }, progress);
    }
    await fetchImport(record.id);
    const files = importFiles(record.id, record.file_name);
    const options: CatalogImportOptions = {
      entities: [record.entity as CatalogEntity],
      file: files.table,
      images: files.images,
      errors: files.rejected,
      dryRun: false,
      partial: false,
      clearBlanks: record.options.clearBlanks === true,
      createMissing: record.options.createMissing === true,
      onlyNew: record.options.onlyNew === true,
      updateOnly: record.options.updateOnly === true,
      defaultCategory: textOf(record.options.defaultCategory),
      prune: record.options.prune === true,
      json: false,
      locale: localeOf(record),
      skipImages: record.options.skipImages === true,
      ...how,
    };
    const run = {
      importId: record.id,
      imagesAreIn: "what was uploaded with the file",
      mayRemove: (entities: readonly EntityReport[]) =>
        entities.reduce((sum, { removed }) => sum + removed, 0) <= agreedRemovals,
    };
    const tidy = (settle: typeof keepRejected) =>
      logFailure(this.container, `Import ${record.id}: rejected rows were not kept`, () =>
        settle(record.id, record.file_name),
      );
    try {
      const report = await runImport(this.container, options, run, progress);
      if (report.rejected.length === 0) await tidy(forgetRejected);
      return report;
    } finally {
      await tidy(keepRejected);
    }
  }

  /** Works on after the answer; what goes wrong is said in the import itself. */
  #work(
    id: string,
    while_: readonly ImportStatus[],
    work: (progress: WatchedProgress) => Promise<void>,
  ): void {
    const progress = new WatchedProgress(this.#history, id);
    enqueue(() => work(progress))
      .catch((error: unknown) => this.#fail(id, while_, error))
      .catch((error: unknown) => this.#logger.error(`Import ${id}: ${String(error)}`))
      .finally(() => progress.stop());
  }

  async #fail(id: string, while_: readonly ImportStatus[], error: unknown): Promise<void> {
    const isPlain = [FileUnusable, RowsRefused, Refusal].some((kind) => error instanceof kind);
    if (!isPlain) {
      this.#logger.error(
        `Import ${id} failed: ${error instanceof Error ? error.stack : JSON.stringify(error)}`,
      );
    }
    const [during] = while_;
    // What was written before the failure stays, and may be taken back.
    const hasWritten = during !== "checking" && (await this.#history.hasChanges(id));
    const status = during === "checking" ? "refused" : hasWritten ? "applied" : "ready";
    await this.#history.move(id, while_, {
      status,
      problem: isPlain ? (error as Error).message : UNEXPECTED,
      ...(error instanceof ColumnsUnclear && { report: { columns: asAsked(error.asked) } }),
    });
  }
}
