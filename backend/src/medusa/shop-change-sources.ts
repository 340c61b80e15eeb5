/**
 * Tables whose rows pages show as they are; products are shown as the search index has them, and
 * whoever writes the index tells it.
 */
export const SHOP_CHANGE_TABLES = [
  "product_category",
  "category_image",
  "product_product_category_categoryimage_category_image",
  "carousel_slide",
  "content_version",
  "post",
  "product_review",
  "shipping_option",
  "shipping_option_rule",
  "shipping_option_type",
  "price",
  "price_rule",
] as const;
