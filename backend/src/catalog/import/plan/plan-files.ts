import type { CatalogEntity, NamedCategory } from "@eldercare/catalog-import";
import type { FileContext } from "../check/file-context";
import { entitiesIn, fileOf } from "../read/catalog-files";
import { readCategories } from "../state/read-categories";
import { planCategoryFile } from "./plan-category-file";
import { planPostFiles } from "./plan-post-files";
import { planProductFile } from "./plan-product-file";
import { planSlideFile } from "./plan-slide-file";
import type { PlannedFile } from "./planned-file";

/** Plans the files that were asked for, in the order in which one needs the other. Throws FileUnusable. */
export async function* planFiles(context: Omit<FileContext, "path">): AsyncGenerator<PlannedFile> {
  const { container, options } = context;
  const entities = entitiesIn(options);
  const within = (entity: CatalogEntity) => ({ ...context, path: fileOf(options, entity) });
  let categories: readonly NamedCategory[] = (await readCategories(container)).map(
    ({ id, fields }) => ({ id, ...fields }),
  );
  if (entities.includes("categories")) {
    const planned = await planCategoryFile(within("categories"));
    categories = planned.names;
    yield planned;
  }
  if (entities.includes("products")) {
    yield await planProductFile(within("products"), categories);
  }
  if (entities.includes("slides")) yield await planSlideFile(within("slides"));
  if (entities.includes("posts")) yield await planPostFiles(within("posts"));
}
