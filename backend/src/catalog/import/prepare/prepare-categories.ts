import {
  CATEGORY_FILE,
  entityReport,
  findCategory,
  type NamedCategory,
  planCategories,
  readCatalogFile,
  removableCategories,
} from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { applyCategories } from "../apply/apply-categories";
import { checkImages } from "../images/check-images";
import { listedRemovals } from "../prune/listed-removals";
import { fileOnDisk } from "../read/file-on-disk";
import { readCategories } from "../state/read-categories";
import { readFilledCategories } from "../state/removable-products";
import { removeCategory } from "../write/remove-category";
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
  const file = await readCatalogFile(await fileOnDisk(path), CATEGORY_FILE);
  const current = await readCategories(container);
  const rows = file.rows.map((row) =>
    options.skipImages || (options.onlyNew && findCategory(row, current))
      ? { ...row, image: undefined }
      : row,
  );
  const checked = await checkImages(
    file.file,
    "Image",
    rows,
    (row) => (row.image ? [row.image] : []),
    folder,
  );
  const plan = planCategories(
    file.file,
    checked.rows,
    current,
    addressesOf(checked.images),
    options,
  );
  const changed = new Set(plan.update.map((update) => update.current.id));
  const names = [
    ...current.filter(({ id }) => !changed.has(id)).map(({ id, fields }) => ({ id, ...fields })),
    ...plan.update.map(({ current: { id }, target }) => ({ id, ...target })),
    ...plan.create.map(({ target }) => target),
  ];
  return {
    entity: "categories",
    report: entityReport("categories", file, plan),
    errors: [...file.errors, ...checked.errors, ...plan.errors],
    warnings: file.warnings,
    images: checked.images,
    rejected: file,
    apply: (_store, progress, journal) =>
      applyCategories(container, file.file, plan, progress, journal),
    findRemovals: async (others) => {
      const products = others.find(({ entity }) => entity === "products");
      const inUse = products?.categoriesInUse ?? (await filledCategories(container));
      const removable = removableCategories(names, new Set(plan.known), inUse);
      // The last first: children stand after their parents.
      const unnamed = current.filter(({ fields }) => removable.has(fields.slug)).reverse();
      return listedRemovals(
        container,
        "categories",
        unnamed.map(({ id, fields }) => ({ id, name: fields.name, fields })),
        removeCategory,
      );
    },
    names,
  };
}

async function filledCategories(container: MedusaContainer): Promise<Set<string>> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return new Set(await readFilledCategories(database));
}
