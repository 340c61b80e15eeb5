import { slugFromName } from "@eldercare/contracts";
import { applyProducts } from "../apply/apply-products";
import { checkPictures } from "../pictures/check-pictures";
import { CategoryLookup, type NamedCategory } from "../plan/category-lookup";
import { planProducts } from "../plan/plan-products";
import { readCatalogueFile } from "../read-catalogue-file";
import { nounReport } from "../report/seed-report";
import { PRODUCT_COLUMNS, ProductRow } from "../rows/product-row";
import { readProducts } from "../state/read-products";
import { addressesOf, type PrepareContext, type Prepared } from "./prepared";

/** `categories` are those that there will be when the products are written. */
export async function prepareProducts(
  { container, options, path, folder, store }: PrepareContext,
  categories: readonly NamedCategory[],
): Promise<Prepared> {
  const file = await readCatalogueFile(path, {
    columns: PRODUCT_COLUMNS,
    row: ProductRow,
    identifying: ["sku", "slug"],
    hasSpecs: true,
  });
  const rows = options.skipPictures
    ? file.rows.map((row) => ({ ...row, images: undefined }))
    : file.rows;
  const checked = await checkPictures(file.file, "Images", rows, (row) => row.images ?? [], folder);
  const wanted = {
    skus: checked.rows.flatMap(({ sku }) => sku ?? []),
    slugs: checked.rows.flatMap(({ slug, name }) => slug ?? (name ? slugFromName(name) : [])),
  };
  const plan = planProducts(checked.rows, {
    file: file.file,
    current: await readProducts(container, wanted, store),
    categories: new CategoryLookup(categories),
    addressOf: addressesOf(checked.pictures),
    withoutPictures: options.skipPictures,
  });
  return {
    noun: "products",
    report: nounReport("products", file, plan),
    errors: [...file.errors, ...checked.errors, ...plan.errors],
    warnings: file.warnings,
    pictures: checked.pictures,
    apply: (setUpStore, progress) =>
      applyProducts(container, file.file, plan, setUpStore, progress),
  };
}
