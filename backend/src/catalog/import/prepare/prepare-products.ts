import {
  CategoryLookup,
  type CheckedRow,
  type CurrentProduct,
  categoryProblem,
  EntityTally,
  FirstOfMany,
  KnownProducts,
  type NamedCategory,
  openProductFile,
  type ProductPlan,
  type ProductRow,
  planProducts,
  type ReadRow,
  type RowError,
  unlicensedText,
} from "@eldercare/catalog-import";
import { slugFromName } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { applyProducts, PRODUCT_BATCH } from "../apply/apply-products";
import { createMissingCategories } from "../apply/create-missing-categories";
import { checkImages } from "../images/check-images";
import type { Image } from "../images/image-folder";
import { NamedProducts } from "../prune/named-products";
import { productRemovals } from "../prune/product-removals";
import type { Removals } from "../prune/removals";
import { fileOnDisk } from "../read/file-on-disk";
import { Spool } from "../read/spool";
import { readProducts } from "../state/read-products";
import type { PrepareContext, Prepared } from "./prepared";

/** More would not be read. */
const LISTED_WARNINGS = 20;

type Row = ReadRow<ProductRow>;

interface SpooledRow {
  cells: readonly string[];
  read: Row;
}

/**
 * Checks a file of products of any length. Rows that are good by themselves wait in a file on disk:
 * they are compared with the shop once before anything is written, and again in the transaction
 * that writes them. `categories` are those that there will be when the products are written.
 */
export async function prepareProducts(
  context: PrepareContext,
  categories: readonly NamedCategory[],
): Promise<Prepared> {
  const spools = { rows: await Spool.open<SpooledRow>(), removals: await Spool.open<string>() };
  const close = async () => {
    await spools.rows.close();
    await spools.removals.close();
  };
  try {
    return { ...(await new ProductFile(context, categories, spools).prepare()), close };
  } catch (error) {
    await close();
    throw error;
  }
}

class ProductFile {
  readonly #errors: RowError[] = [];
  readonly #warnings = new FirstOfMany(LISTED_WARNINGS);
  readonly #rejected = new Map<number, readonly string[]>();
  readonly #images = new Map<string, Image>();
  readonly #database: Knex;
  readonly #lookup: CategoryLookup;
  #file = "";
  #rowCount = 0;
  /** With `prune`: what the file does not name; its ids wait in the second spool. */
  #removals: Removals | undefined;

  constructor(
    private readonly context: PrepareContext,
    categories: readonly NamedCategory[],
    private readonly spools: { rows: Spool<SpooledRow>; removals: Spool<string> },
  ) {
    this.#database = context.container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    this.#lookup = new CategoryLookup(categories, context.options.createMissing);
  }

  async prepare(): Promise<Prepared> {
    const { container, path, options } = this.context;
    const opened = await openProductFile(await fileOnDisk(path), options.locale);
    this.#file = opened.table.file;
    await this.#read(opened.rows());
    const named = options.prune ? await NamedProducts.open(this.#database) : null;
    const tally = await this.#compare(named).finally(() => named?.close());
    return {
      entity: "products",
      report: tally.report({ file: this.#file, rowCount: this.#rowCount }),
      errors: this.#errors,
      warnings: [
        ...opened.warnings,
        ...this.#warnings.list((more) => unlicensedText(this.#file, more)),
      ],
      images: [...this.#images.values()],
      rejected: { file: this.#file, header: opened.table.header, cellsOf: this.#rejected },
      apply: async (store, progress, journal) => {
        await createMissingCategories(container, this.#lookup.missing, journal);
        const taken = new Map<string, number>();
        return applyProducts(
          container,
          {
            file: this.#file,
            total: tally.all,
            batches: this.#goodRows(),
            plan: (rows, database) => this.#plan(rows, database, store, taken),
          },
          store,
          progress,
          journal,
        );
      },
      findRemovals: async () => {
        if (!this.#removals) throw new Error("What the file does not name was not looked for.");
        return this.#removals;
      },
    };
  }

  /** Each row by itself, and its images. */
  async #read(rows: AsyncIterable<CheckedRow<ProductRow>>): Promise<void> {
    let batch: SpooledRow[] = [];
    for await (const checked of rows) {
      const { row, cells, read, errors } = checked;
      this.#rowCount += 1;
      if (read) batch.push({ cells, read });
      else {
        const category = checked.said?.("category");
        const isBad = errors.some(({ value }) => value === category);
        const further = isBad ? [] : this.#categoryProblem({ row, category });
        this.#reject([...errors, ...further], () => cells);
      }
      if (batch.length < PRODUCT_BATCH) continue;
      await this.#lookAtImages(batch);
      batch = [];
    }
    await this.#lookAtImages(batch);
    await this.spools.rows.finish();
  }

  async #lookAtImages(batch: readonly SpooledRow[]): Promise<void> {
    const { options, folder } = this.context;
    const all = batch.map(({ read }) => read);
    const leftAlone = options.onlyNew ? new KnownProducts(await this.#current(all)) : null;
    const rows = all.map((row) =>
      options.skipImages || leftAlone?.meantBy(row) ? { ...row, images: undefined } : row,
    );
    const checked = await checkImages(
      this.#file,
      "Images",
      rows,
      (row) => row.images ?? [],
      folder,
    );
    for (const image of checked.images) this.#images.set(image.file, image);
    const cellsOf = new Map(batch.map(({ cells, read }) => [read.row, cells]));
    const withoutImages = new Set(checked.errors.map(({ row }) => row));
    this.#reject(
      [
        ...checked.errors,
        ...rows
          .filter(({ row }) => withoutImages.has(row))
          .flatMap((row) => this.#categoryProblem(row)),
      ],
      (row) => cellsOf.get(row),
    );
    await this.spools.rows.add(
      checked.rows.map((read) => ({ cells: cellsOf.get(read.row) ?? [], read })),
    );
  }

  /** A row that is not compared with the shop shows at least this error together with its others. */
  #categoryProblem(row: { row: number; category?: string | undefined }): RowError[] {
    return categoryProblem(row, { file: this.#file, categories: this.#lookup });
  }

  /** Every row with the shop as it is now; nothing is kept but the counts and the errors. */
  async #compare(named: NamedProducts | null): Promise<EntityTally> {
    const inUse = new Set<string>();
    const tally = new EntityTally("products");
    const taken = new Map<string, number>();
    for await (const batch of this.spools.rows.chunks(PRODUCT_BATCH)) {
      const rows = batch.map(({ read }) => read);
      const plan = await this.#plan(rows, this.#database, this.context.store, taken);
      tally.add(plan);
      await named?.add(plan.known);
      for (const { target } of [...plan.create, ...plan.update])
        inUse.add(target.categorySlug ?? "");
      this.#warnings.add(plan.warnings ?? []);
      const cellsOf = new Map(batch.map(({ cells, read }) => [read.row, cells]));
      this.#reject(plan.errors, (row) => cellsOf.get(row));
    }
    if (named && this.#errors.length === 0) {
      for (const { parentSlug } of this.#lookup.missing) inUse.add(parentSlug ?? "");
      for (const id of await named.categories()) inUse.add(id);
      const removals = await productRemovals(this.context.container, named, this.spools.removals);
      this.#removals = { ...removals, categoriesInUse: inUse };
    }
    tally.addCreations(this.#lookup.missing.map(({ name }) => `category ${name}`));
    return tally;
  }

  async *#goodRows(): AsyncGenerator<Row[]> {
    for await (const batch of this.spools.rows.chunks(PRODUCT_BATCH)) {
      yield batch.map(({ read }) => read).filter(({ row }) => !this.#rejected.has(row));
    }
  }

  async #plan(
    rows: readonly Row[],
    database: Knex,
    store: PrepareContext["store"],
    taken: Map<string, number>,
  ): Promise<ProductPlan> {
    const { options } = this.context;
    return planProducts(rows, {
      file: this.#file,
      current: await this.#current(rows, database, store),
      categories: this.#lookup,
      addressOf: (file) => this.#addressOf(file),
      withoutImages: options.skipImages,
      clearBlanks: options.clearBlanks,
      onlyNew: options.onlyNew ?? false,
      isTranslation: options.locale === "fr",
      taken,
    });
  }

  /** The shop's products that rows may mean. */
  async #current(
    rows: readonly Row[],
    database = this.#database,
    store = this.context.store,
  ): Promise<CurrentProduct[]> {
    const wanted = {
      skus: rows.flatMap(({ sku }) => sku ?? []),
      slugs: rows.flatMap(({ slug, name }) => slug ?? (name ? slugFromName(name) : [])),
    };
    return readProducts(database, wanted, store);
  }

  #addressOf(file: string): string {
    const image = this.#images.get(file);
    if (!image) throw new Error(`The picture ${file} was not looked at.`);
    return image.address;
  }

  #reject(
    errors: readonly RowError[],
    cellsOf: (row: number) => readonly string[] | undefined,
  ): void {
    this.#errors.push(...errors);
    for (const { row } of errors) this.#rejected.set(row, cellsOf(row) ?? []);
  }
}
