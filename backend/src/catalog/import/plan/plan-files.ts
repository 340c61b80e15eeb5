import { join } from "node:path";
import type { CatalogEntity, NamedCategory } from "@eldercare/catalog-import";
import type { FileContext } from "../check/file-context";
import { CATALOG_FILES, type CatalogImportOptions } from "../import-options";
import { pathFromUser, seedsFolder } from "../read/seeds-folder";
import { readCategories } from "../state/read-categories";
import { planCategoryFile } from "./plan-category-file";
import { planPostFiles } from "./plan-post-files";
import { planProductFile } from "./plan-product-file";
import { planSlideFile } from "./plan-slide-file";
import type { PlannedFile } from "./planned-file";

/** Plans the files that were asked for, in the order in which one needs the other. Throws FileUnusable. */
export async function* planFiles(context: Omit<FileContext, "path">): AsyncGenerator<PlannedFile> {
  const { container, options } = context;
  const fileOf = (entity: CatalogEntity) => ({ ...context, path: pathOf(options, entity) });
  let categories: readonly NamedCategory[] = (await readCategories(container)).map(
    ({ id, fields }) => ({ id, ...fields }),
  );
  if (options.entities.includes("categories")) {
    const planned = await planCategoryFile(fileOf("categories"));
    categories = planned.names;
    yield planned;
  }
  if (options.entities.includes("products")) {
    yield await planProductFile(fileOf("products"), categories);
  }
  if (options.entities.includes("slides")) yield await planSlideFile(fileOf("slides"));
  if (options.entities.includes("posts")) yield await planPostFiles(fileOf("posts"));
}

function pathOf({ file }: CatalogImportOptions, entity: CatalogEntity): string {
  return file === undefined ? join(seedsFolder(), CATALOG_FILES[entity]) : pathFromUser(file);
}
