import {
  CATEGORY_FILE,
  entityReport,
  findCategory,
  planCategories,
  readCatalogFile,
} from "@eldercare/catalog-import";
import type { FileContext } from "../check/file-context";
import { chosenColumns } from "../columns/chosen-columns";
import { fileOnDisk } from "../read/file-on-disk";
import { readCategories } from "../state/read-categories";
import type { PlannedCategories } from "./planned-file";
import { planWithImage } from "./row-image-plan";

/** Reads and checks a file of categories, and compares it with those of the shop. */
export async function planCategoryFile(context: FileContext): Promise<PlannedCategories> {
  const { container, path } = context;
  const file = await readCatalogFile(
    await fileOnDisk(path),
    CATEGORY_FILE,
    chosenColumns(context, "categories"),
  );
  const current = await readCategories(container);
  const { plan, images, errors } = await planWithImage(
    file,
    context,
    (row) => findCategory(row, current) !== undefined,
    (rows, how) => planCategories(rows, current, how),
  );
  const changed = new Set(plan.update.map((update) => update.current.id));
  return {
    entity: "categories",
    report: entityReport("categories", file, plan),
    errors: [...errors, ...plan.errors],
    warnings: file.warnings,
    images,
    asked: file.asked,
    rejected: file,
    plan,
    current,
    names: [
      ...current.filter(({ id }) => !changed.has(id)).map(({ id, fields }) => ({ id, ...fields })),
      ...plan.update.map(({ current: { id }, target }) => ({ id, ...target })),
      ...plan.create.map(({ target }) => target),
    ],
  };
}
