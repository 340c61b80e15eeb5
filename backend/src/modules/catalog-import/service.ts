import { MedusaService } from "@medusajs/framework/utils";
import CatalogColumnChoice from "./models/catalog-column-choice";
import CatalogImport from "./models/catalog-import";
import CatalogImportChange from "./models/catalog-import-change";
import MissingImage from "./models/missing-image";

class CatalogImportModuleService extends MedusaService({
  CatalogColumnChoice,
  CatalogImport,
  CatalogImportChange,
  MissingImage,
}) {}

export default CatalogImportModuleService;
