import type { Product } from "./products.js";

/** What can be sold of a product, of all its variants together: staff's list shows it and sorts by it. */
export const availableTogether = ({
  stock,
  variants,
}: Pick<Product, "stock" | "variants">): number =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.stock, 0) : stock;
