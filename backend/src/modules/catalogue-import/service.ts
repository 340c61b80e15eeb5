import { MedusaService } from "@medusajs/framework/utils";
import CatalogueImport from "./models/catalogue-import";
import CatalogueImportChange from "./models/catalogue-import-change";

class CatalogueImportModuleService extends MedusaService({
  CatalogueImport,
  CatalogueImportChange,
}) {}

export default CatalogueImportModuleService;
