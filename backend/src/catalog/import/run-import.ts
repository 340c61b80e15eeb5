import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type StoreSetUp, setUpStore } from "../../workflows/store/set-up-store";
import { findStoreContext, type StoreContext } from "../../workflows/store/store-context";
import { storePictures } from "./apply/store-images";
import { ImportHistory } from "./history/import-history";
import { BEAT_SECONDS } from "./history/stale";
import { PictureFolder } from "./images/image-folder";
import { PictureLoader } from "./images/load-image";
import { storedPictures } from "./images/stored-images";
import { SEED_FILES, type SeedNoun, type SeedOptions } from "./options";
import type { NamedCategory } from "./plan/category-lookup";
import { preparePosts } from "./posts/prepare-posts";
import { prepareCategories } from "./prepare/prepare-categories";
import { prepareProducts } from "./prepare/prepare-products";
import { prepareSlides } from "./prepare/prepare-slides";
import type { FileRows, Prepared } from "./prepare/prepared";
import { findRemovals, type Removals, withRemovals } from "./prune/removals";
import type { NounReport, SeedReport } from "./report/import-report";
import type { Progress } from "./report/progress";
import { writeRejectedRows } from "./report/rejected-rows";
import type { RowError } from "./rows/row-error";
import { pathFromUser, seedsFolder } from "./seeds-folder";
import { readCategories } from "./state/read-categories";
import { Journal } from "./write/journal";

/** What a run may be told besides its options. */
export interface SeedRun {
  /** Sets the store up before anything is written; without it the store must be there. */
  setUp?: StoreSetUp;
  /** An import that the back office began; a command's is added to the history when it writes. */
  importId?: string;
  /** Addresses of pictures may lead into the machine's own network: at its own terminal only. */
  mayLoadPrivately?: boolean;
  /** Asked before anything is removed; without it nothing may be. */
  mayRemove?: (nouns: readonly NounReport[]) => boolean | Promise<boolean>;
  /** What messages call the folder of pictures; its path by default. */
  picturesAreIn?: string;
}

/**
 * Loads catalogue files into the shop. Everything is read, checked and compared first; with an
 * error nothing is written, unless `partial` asks for the good rows. Loading the same files again
 * changes nothing, and goes on where a run was cut off. Throws FileUnusable.
 */
export async function runSeed(
  container: MedusaContainer,
  options: SeedOptions,
  run: SeedRun,
  progress: Progress,
): Promise<SeedReport> {
  const began = Date.now();
  const store =
    options.dryRun || !run.setUp
      ? await findStoreContext(container).catch(() => null)
      : await setUpStore(container, run.setUp);
  const loaded = await mkdtemp(join(tmpdir(), "catalogue-pictures-"));
  const prepared: Prepared[] = [];
  try {
    const loader = new PictureLoader(loaded, run.mayLoadPrivately);
    await prepare(
      container,
      options,
      { store, loader, picturesAreIn: run.picturesAreIn },
      prepared,
    );
    const errors = prepared.flatMap((part) => byRow(part.errors));
    const prunes = options.prune === true;
    const removals = prunes && errors.length === 0 ? await findRemovals(prepared) : [];
    const planned = prepared.map(({ report }) => withRemovals(report, removals));
    const written =
      !options.dryRun &&
      (errors.length === 0 || options.partial) &&
      (removals.every(({ count }) => count === 0) || (await run.mayRemove?.(planned)) === true);
    const { nouns, late } =
      written && store
        ? await write(container, { options, run, store, prepared, planned, removals, progress })
        : { nouns: planned, late: [] };
    const all = [...errors, ...late];
    return {
      dryRun: options.dryRun,
      prunes,
      written,
      nouns,
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
    options: SeedOptions;
    run: SeedRun;
    store: StoreContext;
    prepared: readonly Prepared[];
    planned: readonly NounReport[];
    removals: readonly Removals[];
    progress: Progress;
  },
): Promise<{ nouns: NounReport[]; late: RowError[] }> {
  const writes = planned.some(({ created, updated, removed }) => created + updated + removed > 0);
  const pictures = prepared.flatMap((part) => part.pictures);
  await storePictures(container, pictures, progress);
  const history = new ImportHistory(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const isKept = writes && !options.noHistory;
  const importId = run.importId ?? (isKept ? await addCommand(history, options, prepared) : null);
  const journal = importId === null ? null : new Journal(importId);
  const late: RowError[] = [];
  const nouns: NounReport[] = [];
  // Who looks at the history sees that work goes on.
  const beat = setInterval(() => {
    if (importId !== null) void history.beat(importId, {}).catch(() => undefined);
  }, BEAT_SECONDS * 1000);
  try {
    for (const part of prepared) {
      const errors = await part.apply(store, progress, journal);
      late.push(...(errors ?? []));
    }
    const removed = new Map<SeedNoun, number>();
    for (const removal of late.length === 0 ? removals : []) {
      removed.set(removal.noun, await removal.remove(progress, journal));
    }
    nouns.push(
      ...planned.map((each) => {
        const count = removed.get(each.noun) ?? 0;
        return { ...each, removed: count, removals: count > 0 ? each.removals : [] };
      }),
    );
  } finally {
    clearInterval(beat);
  }
  if (importId !== null && run.importId === undefined) {
    await history.move(importId, ["applying"], {
      status: "applied",
      report: { nouns: nouns.map(countsOf), errors: late.length },
    });
  }
  return { nouns, late };
}

async function addCommand(
  history: ImportHistory,
  options: SeedOptions,
  prepared: readonly Prepared[],
): Promise<string> {
  return history.add({
    noun: options.nouns.length > 1 ? "all" : (options.nouns[0] ?? "all"),
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
}: NounReport) {
  return counts;
}

/** Reads the files in the order in which one needs the other; what is opened is in `prepared`. */
async function prepare(
  container: MedusaContainer,
  options: SeedOptions,
  {
    store,
    loader,
    picturesAreIn,
  }: {
    store: StoreContext | null;
    loader: PictureLoader;
    picturesAreIn: string | undefined;
  },
  prepared: Prepared[],
): Promise<void> {
  const folder = new PictureFolder(
    options.images === undefined ? join(seedsFolder(), "images") : pathFromUser(options.images),
    { isStored: storedPictures(container), loader, calledAs: picturesAreIn },
  );
  const context = (noun: SeedNoun) => ({
    container,
    options,
    folder,
    store,
    path: pathOf(options, noun),
  });
  let categories: readonly NamedCategory[] = (await readCategories(container)).map(
    ({ id, fields }) => ({ id, ...fields }),
  );
  if (options.nouns.includes("categories")) {
    const part = await prepareCategories(context("categories"));
    categories = part.names;
    prepared.push(part);
  }
  if (options.nouns.includes("products")) {
    prepared.push(await prepareProducts(context("products"), categories));
  }
  if (options.nouns.includes("slides")) prepared.push(await prepareSlides(context("slides")));
  if (options.nouns.includes("posts")) prepared.push(await preparePosts(context("posts")));
}

function pathOf({ file }: SeedOptions, noun: SeedNoun): string {
  return file === undefined ? join(seedsFolder(), SEED_FILES[noun]) : pathFromUser(file);
}

/** The files of rejected rows, beside the file that was given, or where the command was typed. */
async function writeRejected(
  options: SeedOptions,
  prepared: readonly Prepared[],
  errors: readonly RowError[],
): Promise<string[]> {
  const paths: string[] = [];
  for (const { noun, rejected } of prepared) {
    const own = errors.filter(({ file }) => file === rejected?.file);
    if (!rejected || own.length === 0) continue;
    const path = rejectedPath(options, noun, rejected);
    await writeRejectedRows(path, rejected, own);
    paths.push(path);
  }
  return paths;
}

function rejectedPath(options: SeedOptions, noun: SeedNoun, { file }: FileRows): string {
  if (options.errors !== undefined) return pathFromUser(options.errors);
  if (options.file === undefined) {
    return pathFromUser(options.nouns.length > 1 ? `errors-${noun}.csv` : "errors.csv");
  }
  // Mending the file of rejected rows and loading it must not write over it while it is read.
  const name = basename(file) === "errors.csv" ? "errors-2.csv" : "errors.csv";
  return join(dirname(pathFromUser(options.file)), name);
}

function byRow(errors: readonly RowError[]): RowError[] {
  return [...errors].sort((a, b) => a.row - b.row);
}
