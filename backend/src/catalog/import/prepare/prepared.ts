import type { CatalogEntity, EntityReport, FileRows, RowError } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { StoreContext } from "../../../workflows/store/store-context";
import type { Image, ImageFolder } from "../images/image-folder";
import type { CatalogImportOptions } from "../options";
import type { FindRemovals } from "../prune/removals";
import type { Progress } from "../report/progress";
import type { Journal } from "../write/journal";

/** What preparing one kind of data needs. */
export interface PrepareContext {
  container: MedusaContainer;
  options: CatalogImportOptions;
  /** The file to read. */
  path: string;
  folder: ImageFolder;
  /** Null in a dry run on a store that is not set up. */
  store: StoreContext | null;
}

/** One file, read, checked and compared with the shop; nothing is written yet. */
export interface Prepared {
  entity: CatalogEntity;
  report: EntityReport;
  errors: readonly RowError[];
  warnings: readonly string[];
  images: readonly Image[];
  /** The rows with errors, for the file of rejected rows; undefined for what is no table. */
  rejected?: FileRows;
  /** Writes it; answers errors of rows that only then turned out to be wrong, if it looks for any. */
  apply(
    store: StoreContext,
    progress: Progress,
    journal: Journal | null,
  ): Promise<readonly RowError[]> | Promise<void>;
  /** What the shop has and this file does not name. Asked with `prune`, when no row has errors. */
  findRemovals: FindRemovals;
  close?(): Promise<void>;
}

/** Finds the address of a image that was looked at before. */
export function addressesOf(images: readonly Image[]): (file: string) => string {
  const addresses = new Map(images.map(({ file, address }) => [file, address]));
  return (file) => {
    const address = addresses.get(file);
    if (address === undefined) throw new Error(`The picture ${file} was not looked at.`);
    return address;
  };
}
