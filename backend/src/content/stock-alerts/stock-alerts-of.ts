import type { MedusaContainer } from "@medusajs/framework/types";
import { STOCK_ALERT_MODULE } from "../../modules/stock-alert";
import type StockAlertModuleService from "../../modules/stock-alert/service";

/** The module that keeps who waits for what is sold out. */
export const stockAlertsOf = (container: MedusaContainer): StockAlertModuleService =>
  container.resolve(STOCK_ALERT_MODULE);
