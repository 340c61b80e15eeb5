import type { MedusaContainer } from "@medusajs/framework/types";
import type { StoreContext } from "../../../workflows/store/store-context";
import type { ImageFolder } from "../images/image-folder";
import type { CatalogImportOptions } from "../import-options";

/** What reading, checking and planning a file needs. */
export interface FileContext {
  container: MedusaContainer;
  options: CatalogImportOptions;
  /** The file to read. */
  path: string;
  folder: ImageFolder;
  /** Null in a dry run on a store that is not set up. */
  store: StoreContext | null;
}
