import { MedusaService } from "@medusajs/framework/utils";
import ProductMerchandising from "./models/product-merchandising";
import StockChange from "./models/stock-change";
import VariantMerchandising from "./models/variant-merchandising";

/**
 * Stores merchandising data; links join each row to its product or variant. Knows stock changes by
 * name.
 */
class MerchandisingModuleService extends MedusaService({
  ProductMerchandising,
  StockChange,
  VariantMerchandising,
}) {}

export default MerchandisingModuleService;
