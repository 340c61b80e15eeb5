import { MedusaService } from "@medusajs/framework/utils";
import CatalogueImport from "./models/catalog-import";
import CatalogueImportChange from "./models/catalog-import-change";

class CatalogueImportModuleService extends MedusaService({
  CatalogueImport,
  CatalogueImportChange,
}) {}

export default CatalogueImportModuleService;
