import type { Category } from "@eldercare/contracts";
import type { PageMeta } from "~/seo/page-meta";
import { addressOf, isNarrowed, NO_FILTERS, type ProductFilters } from "./filters";

export type ListingMetaInput = { filters: ProductFilters; category: Category | undefined };

/**
 * What search engines see of a list: one address per category and page; sorted lists point to it,
 * searches and narrowed ones stay out of the index.
 */
export function listingMeta({ filters, category }: ListingMetaInput): Omit<PageMeta, "shopUrl"> {
  const { search, page } = filters;
  const what = search ? `Results for “${search}”` : (category?.name ?? "Our Products");
  return {
    title: page > 1 ? `${what}, page ${page}` : what,
    description:
      category?.description ??
      "Mobility aids, bathroom safety, health monitors and everyday helpers for older adults, shipped across Canada.",
    path: addressOf({ ...NO_FILTERS, category: filters.category, page }),
    image: category?.imageUrl ? `${category.imageUrl}?w=1280` : null,
    imageAlt: category?.name,
    isHidden: search !== "" || isNarrowed(filters),
  };
}
