import { MedusaService } from "@medusajs/framework/utils";
import ProductMerchandising from "./models/product-merchandising";
import StockChange from "./models/stock-change";

/** Stores merchandising data; a link joins each row to its product. Knows stock changes by name. */
class MerchandisingModuleService extends MedusaService({
  ProductMerchandising,
  StockChange,
}) {}

export default MerchandisingModuleService;
