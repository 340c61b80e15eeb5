import { MedusaService } from "@medusajs/framework/utils";
import CategoryImage from "./models/category-image";

/** Stores category images; a link joins each row to its category. */
class CategoryImageModuleService extends MedusaService({ CategoryImage }) {}

export default CategoryImageModuleService;
