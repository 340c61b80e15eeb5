import {
  CATEGORY_FILE,
  entityReport,
  findCategory,
  planCategories,
  readCatalogFile,
} from "@eldercare/catalog-import";
import { checkRowImage } from "../check/check-images";
import type { FileContext } from "../check/file-context";
import { chosenColumns } from "../columns/chosen-columns";
import { addressesOf } from "../images/image-folder";
import { fileOnDisk } from "../read/file-on-disk";
import { readCategories } from "../state/read-categories";
import type { PlannedCategories } from "./planned-file";

/** Reads and checks a file of categories, and compares it with those of the shop. */
export async function planCategoryFile(context: FileContext): Promise<PlannedCategories> {
  const { container, options, path, folder } = context;
  const file = await readCatalogFile(
    await fileOnDisk(path),
    CATEGORY_FILE,
    chosenColumns(context, "categories"),
  );
  const current = await readCategories(container);
  const checked = await checkRowImage(
    file.file,
    file.rows,
    (row) => Boolean(options.skipImages || (options.onlyNew && findCategory(row, current))),
    folder,
  );
  const plan = planCategories(checked.rows, current, {
    file: file.file,
    addresses: addressesOf(checked.images),
    clearBlanks: options.clearBlanks,
    onlyNew: options.onlyNew,
  });
  const changed = new Set(plan.update.map((update) => update.current.id));
  return {
    entity: "categories",
    report: entityReport("categories", file, plan),
    errors: [...file.errors, ...checked.errors, ...plan.errors],
    warnings: file.warnings,
    images: checked.images,
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
