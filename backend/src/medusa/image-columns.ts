/** Every column of Medusa's that may hold the address of a stored image, alone or within a text. */
export const MEDUSA_IMAGE_COLUMNS = [
  ["image", "url"],
  ["product", "thumbnail"],
  ["product_variant", "thumbnail"],
  ["inventory_item", "thumbnail"],
  ["order_claim_item_image", "url"],
  // What orders and carts show of a product outlives it.
  ["order_line_item", "thumbnail"],
  ["cart_line_item", "thumbnail"],
  ["user", "avatar_url"],
] as const;
