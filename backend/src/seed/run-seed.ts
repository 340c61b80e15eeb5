import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type StoreSetUp, setUpStore } from "../workflows/store/set-up-store";
import { findStoreContext, type StoreContext } from "../workflows/store/store-context";
import { storePictures } from "./apply/store-pictures";
import { SEED_FILES, type SeedNoun, type SeedOptions } from "./options";
import { PictureFolder } from "./pictures/picture-folder";
import type { NamedCategory } from "./plan/category-lookup";
import { preparePosts } from "./posts/prepare-posts";
import { prepareCategories } from "./prepare/prepare-categories";
import { prepareProducts } from "./prepare/prepare-products";
import { prepareSlides } from "./prepare/prepare-slides";
import type { Prepared } from "./prepare/prepared";
import type { Progress } from "./report/progress";
import type { SeedReport } from "./report/seed-report";
import type { RowError } from "./rows/row-error";
import { pathFromUser, seedsFolder } from "./seeds-folder";
import { readCategories } from "./state/read-categories";

/**
 * Loads catalogue files into the shop. Everything is read, checked and compared first; with an
 * error nothing is written, unless `partial` asks for the good rows. Loading the same files again
 * changes nothing. Throws FileUnusable.
 */
export async function runSeed(
  container: MedusaContainer,
  options: SeedOptions,
  setUp: StoreSetUp,
  progress: Progress,
): Promise<SeedReport> {
  const began = Date.now();
  const store = options.dryRun
    ? await findStoreContext(container).catch(() => null)
    : await setUpStore(container, setUp);
  const prepared = await prepare(container, options, store);
  const errors = prepared.flatMap((part) => byRow(part.errors));
  const written = !options.dryRun && (errors.length === 0 || options.partial);
  if (written && store) {
    const pictures = prepared.flatMap((part) => part.pictures);
    await storePictures(container, pictures, progress);
    for (const part of prepared) await part.apply(store, progress);
  }
  return {
    dryRun: options.dryRun,
    written,
    nouns: prepared.map(({ report }) => report),
    errors,
    warnings: prepared.flatMap((part) => part.warnings),
    seconds: (Date.now() - began) / 1000,
  };
}

/** Reads the files in the order in which one needs the other. */
async function prepare(
  container: MedusaContainer,
  options: SeedOptions,
  store: StoreContext | null,
): Promise<Prepared[]> {
  const seeds = seedsFolder();
  const folder = new PictureFolder(
    options.images === undefined ? join(seeds, "images") : pathFromUser(options.images),
  );
  const context = (noun: SeedNoun) => ({
    container,
    options,
    folder,
    store,
    path: options.file === undefined ? join(seeds, SEED_FILES[noun]) : pathFromUser(options.file),
  });
  const prepared: Prepared[] = [];
  let categories: readonly NamedCategory[] = (await readCategories(container)).map(
    ({ fields }) => fields,
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
  return prepared;
}

function byRow(errors: readonly RowError[]): RowError[] {
  return [...errors].sort((a, b) => a.row - b.row);
}
