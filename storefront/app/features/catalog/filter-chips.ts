import type { Category, ProductFacetsResponse } from "@eldercare/contracts";
import { isPriceLimited, NO_FILTERS, type ProductFilters } from "./filters";
import { FIT_QUESTIONS, fitText, readFit } from "./fit-entries";
import { priceRangeText } from "./price-filter";

/** One thing that narrows the list. */
export type FilterChip = {
  label: string;
  /** What takes it away. */
  without: Partial<ProductFilters>;
};

/** What narrows the list, in words. Counts know the names of merchandisers' filters and values. */
export function filterChips(
  filters: ProductFilters,
  {
    category,
    facets,
  }: { category: Category | undefined; facets: ProductFacetsResponse | undefined },
): FilterChip[] {
  const { search, price, specs } = filters;
  const values = (facets?.specs ?? []).flatMap(({ label: filter, values: some }) =>
    some.map(({ choice, label }) => ({ choice, label: `${filter}: ${label}` })),
  );
  const fits = new Map(facets?.fits.map(({ question, label }) => [question, label]));
  return [
    ...(search ? [{ label: `“${search}”`, without: { search: "" } }] : []),
    ...(category ? [{ label: category.name, without: { category: "" } }] : []),
    ...(isPriceLimited(price)
      ? [{ label: priceRangeText(price), without: { price: NO_FILTERS.price } }]
      : []),
    ...(filters.inStock ? [{ label: "In Stock Only", without: { inStock: false } }] : []),
    ...(filters.featured ? [{ label: "Featured Products", without: { featured: false } }] : []),
    ...(filters.onSale ? [{ label: "On Sale", without: { onSale: false } }] : []),
    ...specs.map((choice) => ({
      label: values.find((value) => value.choice === choice)?.label ?? writtenIn(choice),
      without: { specs: specs.filter((other) => other !== choice) },
    })),
    ...FIT_QUESTIONS.filter((question) => readFit(question, filters[question]) !== null).map(
      (question) => ({
        label: [fits.get(question), fitText(question, filters[question])]
          .filter(Boolean)
          .join(": "),
        without: { [question]: "" },
      }),
    ),
  ];
}

/** The value itself, until counts say what it is called. */
const writtenIn = (choice: string): string => choice.slice(choice.indexOf(".") + 1);
