// What a catalog file says.

// Rows to checked rows.
export { oneLine } from "./cells/one-line.js";
// The shop's catalog as files.
export { CATEGORY_HEADINGS, categoryCells } from "./export/category-cells.js";
export { imageNames } from "./export/cell-text.js";
export {
  type ProductColumnsOfShop,
  productHeadings,
  productRows,
  TRANSLATION_HEADINGS,
  translationCells,
} from "./export/product-cells.js";
export { SLIDE_HEADINGS, slideCells } from "./export/slide-cells.js";
export { SpecNames } from "./export/spec-names.js";
export { templateRows } from "./export/template-rows.js";
export { writeTable } from "./export/write-table.js";
export type { CategoryFields, CurrentCategory } from "./fields/category.js";
export { CATALOG_ENTITIES, type CatalogEntity, LOCALES, type Locale } from "./fields/entity.js";
export type { CatalogImage } from "./fields/image.js";
export type { CurrentPost, PostFields } from "./fields/post.js";
export {
  type CatalogSpec,
  type CurrentProduct,
  type CurrentVariant,
  currentVariantsOf,
  type ListingStatus,
  NO_LABELS,
  ONE_VARIANT,
  orderedNames,
  type ProductFields,
  type VariantFields,
  variantsOf,
} from "./fields/product.js";
export type { CurrentSlide, SlideFields } from "./fields/slide.js";
export { asFileSays } from "./plan/as-file-says.js";
// Checked rows to a plan.
export {
  CategoryLookup,
  type MissingCategory,
  type NamedCategory,
} from "./plan/category-lookup.js";
export { changesBetween } from "./plan/changes-between.js";
export { FileKeys } from "./plan/file-keys.js";
export type { ImageAddresses } from "./plan/image-addresses.js";
export { KnownProducts } from "./plan/known-products.js";
export { madeSku } from "./plan/made-sku.js";
export type { MissingImage, ProductMissingImages } from "./plan/missing-images.js";
export type { FieldChange, Plan, PlanOptions, Update } from "./plan/plan.js";
export { type CategoryPlan, findCategory, planCategories } from "./plan/plan-categories.js";
export {
  categoryProblem,
  type ProductPlan,
  type ProductPlanOptions,
  planProducts,
} from "./plan/plan-products.js";
export { findSlide, planSlides, type SlidePlan } from "./plan/plan-slides.js";
export { removableCategories } from "./plan/removable-categories.js";
export { shownDiscount } from "./plan/sale-price.js";
export { type PostPlan, planPosts } from "./posts/plan-posts.js";
export { type PostFile, postFile } from "./posts/post-file.js";
export { type PostRow, type ReadPosts, readPostRows } from "./posts/post-row.js";
export { postText } from "./posts/post-text.js";
// A plan as words.
export { changeText, fieldLabel } from "./report/change-text.js";
export { EntityTally, LISTED } from "./report/entity-tally.js";
export { FirstOfMany } from "./report/first-of-many.js";
export {
  type CatalogImportReport,
  type EntityReport,
  entityReport,
} from "./report/import-report.js";
export { mapLines } from "./report/map-lines.js";
export { type FileRows, rejectedRows } from "./report/rejected-rows.js";
export { reportText } from "./report/report-text.js";
export { type AskedColumns, ColumnsUnclear } from "./rows/asked-columns.js";
export { CATEGORY_FILE, type CategoryRow } from "./rows/category-row.js";
export { goWith } from "./rows/go-with.js";
export type { RowImage } from "./rows/image-row.js";
export { listedRows } from "./rows/listed-rows.js";
export { openProductFile, PRODUCT_FILE, TranslatorsFile } from "./rows/open-product-file.js";
export type { ProductRow } from "./rows/product-row.js";
export {
  type CatalogFile,
  type CheckedRow,
  type ChosenColumns,
  type OpenCatalogFile,
  readCatalogFile,
} from "./rows/read-catalog-file.js";
export type { ReadRow } from "./rows/read-row.js";
export { type RowError, rowErrorLine } from "./rows/row-error.js";
export { SLIDE_FILE, type SlideRow } from "./rows/slide-row.js";
// Bytes to rows.
export { type ByteSource, fileInMemory, type SourceFile } from "./table/byte-source.js";
export { type ColumnChoices, choiceKey, headerKey } from "./table/column-choices.js";
export { detectDelimiter } from "./table/delimiter.js";
export { FileUnusable } from "./table/file-unusable.js";
export { nearestName } from "./table/nearest-name.js";
export type { Table, TableRow } from "./table/table.js";
export { textOf } from "./table/text-encoding.js";
