import { applyCategories } from "../apply/apply-categories";
import { checkPictures } from "../pictures/check-pictures";
import type { NamedCategory } from "../plan/category-lookup";
import { planCategories } from "../plan/plan-categories";
import { readCatalogueFile } from "../read-catalogue-file";
import { nounReport } from "../report/seed-report";
import { CATEGORY_COLUMNS, CategoryRow } from "../rows/category-row";
import { readCategories } from "../state/read-categories";
import { addressesOf, type PrepareContext, type Prepared } from "./prepared";

/** Categories, and how they will be called once the file is in. */
export interface PreparedCategories extends Prepared {
  names: readonly NamedCategory[];
}

export async function prepareCategories({
  container,
  options,
  path,
  folder,
}: PrepareContext): Promise<PreparedCategories> {
  const file = await readCatalogueFile(path, {
    columns: CATEGORY_COLUMNS,
    row: CategoryRow,
    identifying: ["slug", "name"],
  });
  const rows = options.skipPictures
    ? file.rows.map((row) => ({ ...row, image: undefined }))
    : file.rows;
  const checked = await checkPictures(
    file.file,
    "Image",
    rows,
    (row) => (row.image ? [row.image] : []),
    folder,
  );
  const current = await readCategories(container);
  const plan = planCategories(
    file.file,
    checked.rows,
    current,
    addressesOf(checked.pictures),
    options,
  );
  const changed = new Set(plan.update.map((update) => update.current.id));
  return {
    noun: "categories",
    report: nounReport("categories", file, plan),
    errors: [...file.errors, ...checked.errors, ...plan.errors],
    warnings: file.warnings,
    pictures: checked.pictures,
    rejected: file,
    apply: (_store, progress, journal) =>
      applyCategories(container, file.file, plan, progress, journal),
    names: [
      ...current.filter(({ id }) => !changed.has(id)).map(({ id, fields }) => ({ id, ...fields })),
      ...plan.update.map(({ current: { id }, target }) => ({ id, ...target })),
      ...plan.create.map(({ target }) => target),
    ],
  };
}
