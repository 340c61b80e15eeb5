import { Module } from "@medusajs/framework/utils";
import CatalogImportModuleService from "./service";

export const CATALOG_IMPORT_MODULE = "catalog_import";

/** History of catalog imports, and what is needed to take one back. */
export default Module(CATALOG_IMPORT_MODULE, { service: CatalogImportModuleService });
