import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_ORDER_MODULE } from "../modules/shop-order";
import type ShopOrderModuleService from "../modules/shop-order/service";

/** The shop's orders and payments. */
export function shopOrdersOf(container: MedusaContainer): ShopOrderModuleService {
  return container.resolve(SHOP_ORDER_MODULE);
}
