import type { Category, Product } from "@eldercare/contracts";
import type { Crumb } from "./breadcrumb";

/** Home, all products, the category, the product. */
export function productCrumbs(
  { name, slug }: Pick<Product, "name" | "slug">,
  category: Pick<Category, "name" | "slug"> | undefined,
): Crumb[] {
  return [
    { label: "Home", to: "/" },
    { label: "Products", to: "/products" },
    ...(category ? [{ label: category.name, to: `/products/${category.slug}` }] : []),
    { label: name, to: `/product/${slug}` },
  ];
}
