import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import CategoryImageModule from "../modules/category-image";

/** One image per product category; it goes when the category goes. */
export default defineLink(ProductModule.linkable.productCategory, {
  linkable: CategoryImageModule.linkable.categoryImage,
  deleteCascade: true,
});
