import type { CatalogEntity, Locale } from "@eldercare/catalog-import";

/** How the files of a whole catalog are called: those of the seeds folder, and of an export. */
export const CATALOG_FILES: Readonly<Record<CatalogEntity, string>> = {
  categories: "categories.csv",
  products: "products.csv",
  slides: "slides.csv",
  posts: "posts",
};

/** What the same table is called as an Excel workbook. */
export const workbookName = (file: string): string => file.replace(/\.csv$/, ".xlsx");

/** What an import was asked to do, by the command or the Import screen. */
export interface CatalogImportOptions {
  entities: readonly CatalogEntity[];
  /** Instead of the entity's file in the seeds folder; of several entities the folder with theirs. */
  file?: string;
  /** Instead of the folder `images` beside the files. */
  images?: string;
  /** Where the rows that were not taken are written; by default beside the file. */
  errors?: string;
  dryRun: boolean;
  partial: boolean;
  /** A blank cell empties its field; otherwise it leaves it alone. */
  clearBlanks: boolean;
  /** Leaves alone what the shop has already; only new things are made. */
  onlyNew?: boolean;
  /** Changes what the shop has already; what is new is left out. */
  updateOnly?: boolean;
  /** Removes what the shop has and the file does not name. */
  prune?: boolean;
  /** Says yes to what prune would ask. */
  yes?: boolean;
  /** Makes categories that products name and that are not there. */
  createMissing: boolean;
  /** Where new products lie of which the file says no category. */
  defaultCategory?: string | undefined;
  /** Whose texts Name and Description are; French ones are of products that are there already. */
  locale?: Locale;
  /** What columns of the file mean, by their headings; besides what was said of such a file before. */
  columns?: Readonly<Record<string, string>>;
  json: boolean;
  skipImages: boolean;
  /** Leaves the load out of the history, so that it cannot be taken back. */
  noHistory?: boolean;
}
