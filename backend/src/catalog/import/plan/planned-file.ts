import type {
  AskedColumns,
  CategoryPlan,
  CurrentCategory,
  CurrentPost,
  CurrentSlide,
  EntityReport,
  FileRows,
  NamedCategory,
  PostPlan,
  ProductPlanOptions,
  RowError,
  SlidePlan,
} from "@eldercare/catalog-import";
import type { CheckedProductRow } from "../check/check-product-file";
import type { RejectedRows } from "../check/rejected-rows";
import type { Image } from "../images/image-folder";
import type { Spool } from "../read/spool";
import type { ProductRemovals } from "./removals";

/** One file, read, checked and compared with the shop; nothing is written yet. */
export type PlannedFile = PlannedCategories | PlannedProducts | PlannedSlides | PlannedPosts;

interface Planned {
  report: EntityReport;
  errors: readonly RowError[];
  warnings: readonly string[];
  images: readonly Image[];
  /** What a person may say of its columns; undefined for what is no table. */
  asked?: AskedColumns;
  /** The rows with errors, for the file of rejected rows; undefined for what is no table. */
  rejected?: FileRows;
}

export interface PlannedCategories extends Planned {
  entity: "categories";
  plan: CategoryPlan;
  current: readonly CurrentCategory[];
  /** All categories as they will be called once the file is in. */
  names: readonly NamedCategory[];
}

/** A file of products of any length: its plan is made batch by batch, and again when it is written. */
export interface PlannedProducts extends Planned {
  entity: "products";
  /** The rows that were good by themselves; those of `rejected` turned out to be wrong later. */
  rows: Spool<CheckedProductRow>;
  /** What the database refuses when it is written is added. */
  rejected: RejectedRows;
  /** How many rows are to be written. */
  total: number;
  planOptions: ProductPlanOptions;
  /** Images that cannot be fetched now, with the reason of each. */
  unreachable: ReadonlyMap<string, string>;
  /** With `prune` and without errors: what the file does not name. */
  removals: ProductRemovals | null;
}

export interface PlannedSlides extends Planned {
  entity: "slides";
  plan: SlidePlan;
  current: readonly CurrentSlide[];
}

export interface PlannedPosts extends Planned {
  entity: "posts";
  plan: PostPlan;
  current: readonly CurrentPost[];
}

/** Lets go of what a planned file keeps on disk. */
export async function closePlanned(file: PlannedFile): Promise<void> {
  if (file.entity !== "products") return;
  await file.rows.close();
  await file.removals?.ids.close();
}
