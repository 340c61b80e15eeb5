import { rm } from "node:fs/promises";
import type { CatalogImportReport, EntityReport, RowError } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type StoreSetUp, setUpStore } from "../../workflows/store/set-up-store";
import { findStoreContext } from "../../workflows/store/store-context";
import { applyFiles } from "./apply/apply-files";
import { ImageFolder } from "./images/image-folder";
import { ImageLoader } from "./images/load-image";
import { storedImages } from "./images/stored-images";
import type { CatalogImportOptions } from "./import-options";
import { findRemovals } from "./plan/find-removals";
import { planFiles } from "./plan/plan-files";
import { closePlanned, type PlannedFile } from "./plan/planned-file";
import { withRemovals } from "./plan/removals";
import type { Progress } from "./progress";
import { imagesOf } from "./read/catalog-files";
import { openTemporaryFolder } from "./read/temporary-folder";
import { writeRejectedFiles } from "./rejected-files";

/** What a run may be told besides its options. */
export interface ImportRun {
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

const NOT_PRUNED =
  "Nothing is removed while rows have errors: such a row may be about what would be removed.";

/**
 * Imports catalog files into the shop: read → check → plan → write → journal. Everything is read,
 * checked and planned first; a dry run ends there, and so does a file with an error, unless `partial`
 * asks for the good rows. Loading the same files again changes nothing, and goes on where a run was
 * cut off. Throws FileUnusable and RowsRefused.
 */
export async function runImport(
  container: MedusaContainer,
  options: CatalogImportOptions,
  run: ImportRun,
  progress: Progress,
): Promise<CatalogImportReport> {
  const began = Date.now();
  const store =
    options.dryRun || !run.setUp
      ? await findStoreContext(container).catch(() => null)
      : await setUpStore(container, run.setUp);
  const loaded = await openTemporaryFolder();
  const images = imagesOf(options);
  const folder = new ImageFolder(images.path, {
    isStored: storedImages(container),
    loader: new ImageLoader(loaded, run.mayLoadPrivately),
    calledAs: run.imagesAreIn,
    // The demo's pictures are of other things, whatever they are called.
    matchesNames: images.isGiven,
  });
  const files: PlannedFile[] = [];
  try {
    for await (const file of planFiles({ container, options, folder, store })) files.push(file);
    const errors = files.flatMap((file) => byRow(file.errors));
    const prunes = options.prune === true;
    const removals = prunes && errors.length === 0 ? await findRemovals(container, files) : [];
    const planned = files.map(({ report }) => withRemovals(report, removals));
    const written =
      !options.dryRun &&
      (errors.length === 0 || options.partial) &&
      (removals.every(({ count }) => count === 0) || (await run.mayRemove?.(planned)) === true);
    const { entities, late } =
      written && store
        ? await applyFiles(
            container,
            { files, removals, planned, options, store, importId: run.importId },
            progress,
          )
        : { entities: planned, late: [] };
    const all = [...errors, ...late];
    return {
      dryRun: options.dryRun,
      prunes,
      written,
      entities,
      errors: all,
      warnings: [
        ...files.flatMap(({ warnings }) => warnings),
        ...(prunes && all.length > 0 ? [NOT_PRUNED] : []),
      ],
      columns: files.flatMap(({ asked, report }) => (asked ? { file: report.file, ...asked } : [])),
      rejected: await writeRejectedFiles(options, files, all),
      seconds: (Date.now() - began) / 1000,
    };
  } finally {
    for (const file of files) await closePlanned(file);
    await rm(loaded, { recursive: true, force: true });
  }
}

function byRow(errors: readonly RowError[]): RowError[] {
  return [...errors].sort((a, b) => a.row - b.row);
}
