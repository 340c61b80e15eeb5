import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import CanadianTaxesService from "./service";

export default ModuleProvider(Modules.TAX, { services: [CanadianTaxesService] });
