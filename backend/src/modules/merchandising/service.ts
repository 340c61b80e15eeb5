import { MedusaService } from "@medusajs/framework/utils";
import ProductMerchandising from "./models/product-merchandising";

/** Stores merchandising data; a link joins each row to its product. */
class MerchandisingModuleService extends MedusaService({
  ProductMerchandising,
}) {}

export default MerchandisingModuleService;
