import type { Category, ProductListParams } from "@eldercare/contracts";
import { deservesAddress } from "~/seo/list-address";
import type { PageMeta } from "~/seo/page-meta";
import { addressOf, NO_FILTERS, type ProductFilters } from "./filters";

export type ListingMetaInput = { filters: ProductFilters; category: Category | undefined };

/** Choices that make a list of their own, and what it is called. */
const SELECTIONS = { onSale: "On Sale", featured: "Featured Products" } as const;
const SELECTION_NAMES = Object.keys(SELECTIONS) as (keyof typeof SELECTIONS)[];

/** Addresses of the lists that these choices make of the whole shop, and what finds out if they are empty. */
export const SELECTION_LISTS = SELECTION_NAMES.map((name) => ({
  path: addressOf({ ...NO_FILTERS, [name]: true }),
  params: { [name]: "true", limit: "1" } satisfies ProductListParams,
}));

/** What search engines see of a list; which have an address of their own there: `deservesAddress`. */
export function listingMeta({ filters, category }: ListingMetaInput): Omit<PageMeta, "shopUrl"> {
  const { search, page, onSale, featured } = filters;
  const selections = SELECTION_NAMES.filter((name) => filters[name]);
  const plain = addressOf({ ...NO_FILTERS, category: filters.category, onSale, featured, page });
  const what = search ? `Results for “${search}”` : titleOf(selections, category);
  return {
    title: page > 1 ? `${what}, page ${page}` : what,
    description:
      category?.description ||
      "Mobility aids, bathroom safety, health monitors and everyday helpers for older adults, shipped across Canada.",
    path: plain,
    image: category?.imageUrl ? `${category.imageUrl}?w=1280` : null,
    imageAlt: category?.name,
    isHidden: !deservesAddress({
      isSearched: search !== "",
      selections,
      // Whatever else is in the address, whichever filter it is of.
      isNarrowedFurther:
        addressOf({ ...filters, search: "", asTyped: false, ...looksOf(NO_FILTERS) }) !== plain,
    }),
  };
}

const looksOf = ({ sort, view }: ProductFilters) => ({ sort, view });

function titleOf(
  selections: readonly (keyof typeof SELECTIONS)[],
  category: Category | undefined,
): string {
  const names = [
    ...(category ? [category.name] : []),
    ...selections.map((name) => SELECTIONS[name]),
  ];
  return names.join(": ") || "Our Products";
}
