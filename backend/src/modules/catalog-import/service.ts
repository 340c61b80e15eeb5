import { MedusaService } from "@medusajs/framework/utils";
import CatalogImport from "./models/catalog-import";
import CatalogImportChange from "./models/catalog-import-change";

class CatalogImportModuleService extends MedusaService({
  CatalogImport,
  CatalogImportChange,
}) {}

export default CatalogImportModuleService;
