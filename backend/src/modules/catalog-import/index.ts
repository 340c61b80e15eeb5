import { Module } from "@medusajs/framework/utils";
import CatalogueImportModuleService from "./service";

export const CATALOGUE_IMPORT_MODULE = "catalogue_import";

/** History of catalogue imports, and what is needed to take one back. */
export default Module(CATALOGUE_IMPORT_MODULE, { service: CatalogueImportModuleService });
