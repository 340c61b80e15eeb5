import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import {
  type CatalogEntity,
  type CatalogImportReport,
  type EntityReport,
  type FileRows,
  type NamedCategory,
  type RowError,
  rejectedRows,
  writeCsv,
} from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type StoreSetUp, setUpStore } from "../../workflows/store/set-up-store";
import { findStoreContext, type StoreContext } from "../../workflows/store/store-context";
import { storeImages } from "./apply/store-images";
import { ImportHistory } from "./history/import-history";
import { BEAT_SECONDS } from "./history/stale";
import { ImageFolder } from "./images/image-folder";
import { ImageLoader } from "./images/load-image";
import { storedImages } from "./images/stored-images";
import { type CatalogImportOptions, SEED_FILES } from "./options";
import { preparePosts } from "./posts/prepare-posts";
import { prepareCategories } from "./prepare/prepare-categories";
import { prepareProducts } from "./prepare/prepare-products";
import { prepareSlides } from "./prepare/prepare-slides";
import type { Prepared } from "./prepare/prepared";
import { findRemovals, type Removals, withRemovals } from "./prune/removals";
import { pathFromUser, seedsFolder } from "./read/seeds-folder";
import type { Progress } from "./report/progress";
import { readCategories } from "./state/read-categories";
import { Journal } from "./write/journal";

/** What a run may be told besides its options. */
export interface SeedRun {
  /** Sets the store up before anything is written; without it the store must be there. */
  setUp?: StoreSetUp;
  /** An import that the back office began; a command's is added to the history when it writes. */
  importId?: string;
  /** Addresses of images may lead into the machine's own network: at its own terminal only. */
  mayLoadPrivately?: boolean;
  /** Asked before anything is removed; without it nothing may be. */
  mayRemove?: (entities: readonly EntityReport[]) => boolean | Promise<boolean>;
  /** What messages call the folder of images; its path by default. */
  imagesAreIn?: string;
}

/**
 * Loads catalog files into the shop. Everything is read, checked and compared first; with an
 * error nothing is written, unless `partial` asks for the good rows. Loading the same files again
 * changes nothing, and goes on where a run was cut off. Throws FileUnusable.
 */
export async function runImport(
  container: MedusaContainer,
  options: CatalogImportOptions,
  run: SeedRun,
  progress: Progress,
): Promise<CatalogImportReport> {
  const began = Date.now();
  const store =
    options.dryRun || !run.setUp
      ? await findStoreContext(container).catch(() => null)
      : await setUpStore(container, run.setUp);
  const loaded = await mkdtemp(join(tmpdir(), "catalog-images-"));
  const prepared: Prepared[] = [];
  try {
    const loader = new ImageLoader(loaded, run.mayLoadPrivately);
    await prepare(container, options, { store, loader, imagesAreIn: run.imagesAreIn }, prepared);
    const errors = prepared.flatMap((part) => byRow(part.errors));
    const prunes = options.prune === true;
    const removals = prunes && errors.length === 0 ? await findRemovals(prepared) : [];
    const planned = prepared.map(({ report }) => withRemovals(report, removals));
    const written =
      !options.dryRun &&
      (errors.length === 0 || options.partial) &&
      (removals.every(({ count }) => count === 0) || (await run.mayRemove?.(planned)) === true);
    const { entities, late } =
      written && store
        ? await write(container, { options, run, store, prepared, planned, removals, progress })
        : { entities: planned, late: [] };
    const all = [...errors, ...late];
    return {
      dryRun: options.dryRun,
      prunes,
      written,
      entities,
      errors: all,
      warnings: [
        ...prepared.flatMap((part) => part.warnings),
        ...(prunes && all.length > 0 ? [NOT_PRUNED] : []),
      ],
      rejected: await writeRejected(options, prepared, all),
      seconds: (Date.now() - began) / 1000,
    };
  } finally {
    for (const part of prepared) await part.close?.();
    await rm(loaded, { recursive: true, force: true });
  }
}

const NOT_PRUNED =
  "Nothing is removed while rows have errors: such a row may be about what would be removed.";

/**
 * Writes what was prepared; answers what became of it, and the errors of rows that turned out to be
 * wrong only then. With such errors nothing is removed.
 */
async function write(
  container: MedusaContainer,
  {
    options,
    run,
    store,
    prepared,
    planned,
    removals,
    progress,
  }: {
    options: CatalogImportOptions;
    run: SeedRun;
    store: StoreContext;
    prepared: readonly Prepared[];
    planned: readonly EntityReport[];
    removals: readonly Removals[];
    progress: Progress;
  },
): Promise<{ entities: EntityReport[]; late: RowError[] }> {
  const writes = planned.some(({ created, updated, removed }) => created + updated + removed > 0);
  const images = prepared.flatMap((part) => part.images);
  await storeImages(container, images, progress);
  const history = new ImportHistory(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const isKept = writes && !options.noHistory;
  const importId = run.importId ?? (isKept ? await addCommand(history, options, prepared) : null);
  const journal = importId === null ? null : new Journal(importId);
  const late: RowError[] = [];
  const entities: EntityReport[] = [];
  // Who looks at the history sees that work goes on.
  const heartbeat = setInterval(() => {
    if (importId !== null) void history.heartbeat(importId, {}).catch(() => undefined);
  }, BEAT_SECONDS * 1000);
  try {
    for (const part of prepared) {
      const errors = await part.apply(store, progress, journal);
      late.push(...(errors ?? []));
    }
    const removed = new Map<CatalogEntity, number>();
    for (const removal of late.length === 0 ? removals : []) {
      removed.set(removal.entity, await removal.remove(progress, journal));
    }
    entities.push(
      ...planned.map((each) => {
        const count = removed.get(each.entity) ?? 0;
        return { ...each, removed: count, removals: count > 0 ? each.removals : [] };
      }),
    );
  } finally {
    clearInterval(heartbeat);
  }
  if (importId !== null && run.importId === undefined) {
    await history.move(importId, ["applying"], {
      status: "applied",
      report: { entities: entities.map(countsOf), errors: late.length },
    });
  }
  return { entities, late };
}

async function addCommand(
  history: ImportHistory,
  options: CatalogImportOptions,
  prepared: readonly Prepared[],
): Promise<string> {
  return history.add({
    entity: options.entities.length > 1 ? "all" : (options.entities[0] ?? "all"),
    file_name: prepared.map(({ report }) => report.file).join(", "),
    source: "command",
    status: "applying",
    created_by: null,
    options: {
      partial: options.partial,
      clearBlanks: options.clearBlanks,
      onlyNew: options.onlyNew,
      prune: options.prune,
    },
  });
}

function countsOf({
  removals: _removals,
  creations: _creations,
  changes: _changes,
  ...counts
}: EntityReport) {
  return counts;
}

/** Reads the files in the order in which one needs the other; what is opened is in `prepared`. */
async function prepare(
  container: MedusaContainer,
  options: CatalogImportOptions,
  {
    store,
    loader,
    imagesAreIn,
  }: {
    store: StoreContext | null;
    loader: ImageLoader;
    imagesAreIn: string | undefined;
  },
  prepared: Prepared[],
): Promise<void> {
  const folder = new ImageFolder(
    options.images === undefined ? join(seedsFolder(), "images") : pathFromUser(options.images),
    { isStored: storedImages(container), loader, calledAs: imagesAreIn },
  );
  const context = (entity: CatalogEntity) => ({
    container,
    options,
    folder,
    store,
    path: pathOf(options, entity),
  });
  let categories: readonly NamedCategory[] = (await readCategories(container)).map(
    ({ id, fields }) => ({ id, ...fields }),
  );
  if (options.entities.includes("categories")) {
    const part = await prepareCategories(context("categories"));
    categories = part.names;
    prepared.push(part);
  }
  if (options.entities.includes("products")) {
    prepared.push(await prepareProducts(context("products"), categories));
  }
  if (options.entities.includes("slides")) prepared.push(await prepareSlides(context("slides")));
  if (options.entities.includes("posts")) prepared.push(await preparePosts(context("posts")));
}

function pathOf({ file }: CatalogImportOptions, entity: CatalogEntity): string {
  return file === undefined ? join(seedsFolder(), SEED_FILES[entity]) : pathFromUser(file);
}

/** The files of rejected rows, beside the file that was given, or where the command was typed. */
async function writeRejected(
  options: CatalogImportOptions,
  prepared: readonly Prepared[],
  errors: readonly RowError[],
): Promise<string[]> {
  const paths: string[] = [];
  for (const { entity, rejected } of prepared) {
    const own = errors.filter(({ file }) => file === rejected?.file);
    if (!rejected || own.length === 0) continue;
    const path = rejectedPath(options, entity, rejected);
    await writeCsv(createWriteStream(path), rejectedRows(rejected, own));
    paths.push(path);
  }
  return paths;
}

function rejectedPath(
  options: CatalogImportOptions,
  entity: CatalogEntity,
  { file }: FileRows,
): string {
  if (options.errors !== undefined) return pathFromUser(options.errors);
  if (options.file === undefined) {
    return pathFromUser(options.entities.length > 1 ? `errors-${entity}.csv` : "errors.csv");
  }
  // Mending the file of rejected rows and loading it must not write over it while it is read.
  const name = basename(file) === "errors.csv" ? "errors-2.csv" : "errors.csv";
  return join(dirname(pathFromUser(options.file)), name);
}

function byRow(errors: readonly RowError[]): RowError[] {
  return [...errors].sort((a, b) => a.row - b.row);
}
