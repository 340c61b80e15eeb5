import type { Category, Product } from "@eldercare/contracts";
import { type Crumb, HOME } from "~/components/breadcrumb";

type CategoryOfCrumb = Pick<Category, "name" | "slug"> | undefined;

/** Home, all products, the category. */
export const listingCrumbs = (category: CategoryOfCrumb): Crumb[] => [
  HOME,
  { label: "Products", to: "/products" },
  ...(category ? [{ label: category.name, to: `/products/${category.slug}` }] : []),
];

/** And the product. */
export function productCrumbs(
  { name, slug }: Pick<Product, "name" | "slug">,
  category?: CategoryOfCrumb,
): Crumb[] {
  return [...listingCrumbs(category), { label: name, to: `/product/${slug}` }];
}
