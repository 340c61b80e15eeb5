import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import MerchandisingModule from "../modules/merchandising";

/** One merchandising row per product; it goes when the product goes. */
export default defineLink(ProductModule.linkable.product, {
  linkable: MerchandisingModule.linkable.productMerchandising,
  deleteCascade: true,
});
