import { Module } from "@medusajs/framework/utils";
import ShopOrderModuleService from "./service";

export const SHOP_ORDER_MODULE = "shop_order";

export default Module(SHOP_ORDER_MODULE, { service: ShopOrderModuleService });
