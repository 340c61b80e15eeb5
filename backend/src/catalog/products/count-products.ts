import {
  bothUnits,
  type FitQuestion,
  PRICE_BANDS,
  type ProductFacetsQuery,
  type ProductFacetsResponse,
} from "@eldercare/contracts";
import { type Facet, type FacetCounts, PROVIDER } from "@eldercare/search-typed-postgres";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { presentSpecFilters } from "../spec-filters/present-spec-filters";
import type { SpecFilter } from "../spec-filters/spec-filters";
import { PRODUCT_INDEX } from "./product-document";
import { choicesOf, filtersOf, priceConditions, specFacet } from "./product-list-query";

type NamedFilter = Extract<SpecFilter, { name: string }>;
type AskedFilter = Exclude<SpecFilter, NamedFilter>;

/** The questions of the file as the call names them, and the field of the index that answers each. */
const QUESTIONS: Record<AskedFilter["kind"], { question: FitQuestion; field: string }> = {
  doorway: { question: "doorway", field: "width_cm" },
  "user weight": { question: "weight", field: "carries_kg" },
  "user height": { question: "height", field: "heights_cm" },
};

/** Counts of all filters of which nothing is chosen that merchandisers named. */
const SPECS = "specs";
const YES = "yes";

/** How many products each choice of a list's filters would find, in one query of the index. */
export async function countProducts(
  container: MedusaContainer,
  query: ProductFacetsQuery,
): Promise<ProductFacetsResponse> {
  const { filters } = await presentSpecFilters();
  const { search, asTyped } = query;
  const { search_result } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: ["id"],
    filters: filtersOf(search === undefined ? {} : { search }),
    pagination: { skip: 0, take: 0 },
    search_options: {
      count: "none",
      match_strategy: "last",
      typo_tolerance: !asTyped,
      provider_options: { [PROVIDER]: { facets: facetsFor(query, filters) } },
    },
  });
  const counts = search_result.provider_metadata?.facets as Record<string, FacetCounts> | undefined;
  return answerOf(counts ?? {}, { query, filters });
}

/** What the provider is to count, each filter with what is chosen of it. */
export function facetsFor(
  query: ProductFacetsQuery,
  filters: readonly SpecFilter[],
): Record<string, Facet> {
  const chosen = choicesOf(query);
  const facets: Record<string, Facet> = {
    category: { values: "category_ids" },
    price: {
      filters: Object.fromEntries(
        PRICE_BANDS.map((band) => [band.min, { $and: priceConditions(limitsOf(band)) }]),
      ),
    },
    inStock: { filters: { [YES]: { in_stock: true } } },
    featured: { filters: { [YES]: { featured: true } } },
    onSale: { filters: { [YES]: { on_sale: true } } },
    ...Object.fromEntries(
      asked(filters).map(({ kind }): [string, Facet] => {
        const { question, field } = QUESTIONS[kind];
        return [question, { filters: { [YES]: { [field]: { $exists: true } } } }];
      }),
    ),
    ...(named(filters).length > 0 && { [SPECS]: { values: "spec_choices" } }),
  };
  for (const [name, condition] of Object.entries(chosen)) {
    facets[name] = { ...(facets[name] ?? valuesOf(name)), chosen: condition };
  }
  return facets;
}

/** A filter of merchandisers' is counted by itself once something is chosen of it. */
const valuesOf = (facet: string): Facet => ({
  values: "spec_choices",
  begin: `${facet.slice(specFacet("").length)}.`,
});

const limitsOf = ({ min, max }: { min: number; max: number | null }) => ({
  ...(min > 0 && { minPrice: min }),
  ...(max !== null && { maxPrice: max }),
});

interface Asked {
  query: ProductFacetsQuery;
  filters: readonly SpecFilter[];
}

/** The answer of the call, in the words of the filters. */
export function answerOf(
  counts: Record<string, FacetCounts>,
  { query, filters }: Asked,
): ProductFacetsResponse {
  const yes = (facet: string) => counts[facet]?.[YES] ?? 0;
  const { specs: chosen = [] } = query;
  return {
    categories: Object.entries(counts.category ?? {}).map(([id, count]) => ({ id, count })),
    prices: PRICE_BANDS.map((band) => ({ ...band, count: counts.price?.[band.min] ?? 0 })),
    inStock: yes("inStock"),
    featured: yes("featured"),
    onSale: yes("onSale"),
    specs: named(filters).flatMap((filter) => {
      const begin = `${filter.name}.`;
      const counted = counts[specFacet(filter.name)] ?? counts[SPECS] ?? {};
      const none = chosen.filter((choice) => choice.startsWith(begin)).map((choice) => [choice, 0]);
      const found = { ...Object.fromEntries(none), ...counted } as FacetCounts;
      const values = Object.entries(found)
        .filter(([choice]) => choice.startsWith(begin))
        .map(([choice, count]) => ({ choice, count, value: choice.slice(begin.length) }))
        .sort(filter.kind === "size" ? bySize : byCount)
        .map(({ choice, count, value }) => ({ choice, label: valueLabel(filter, value), count }));
      return values.length > 0 ? [{ name: filter.name, label: filter.label, values }] : [];
    }),
    fits: asked(filters).flatMap(({ kind, label }) => {
      const { question } = QUESTIONS[kind];
      const answered = yes(question);
      return answered > 0 || question in choicesOf(query) ? [{ question, label, answered }] : [];
    }),
  };
}

interface Counted {
  value: string;
  count: number;
}

/** `41-46` comes behind `41`. */
const bySize = (one: Counted, other: Counted) =>
  Number.parseInt(one.value, 10) - Number.parseInt(other.value, 10) ||
  one.value.length - other.value.length;
const byCount = (one: Counted, other: Counted) =>
  other.count - one.count || one.value.localeCompare(other.value, "en-CA");

/** A size in both units, from the lower to the higher; other values as they are written. */
function valueLabel(filter: NamedFilter, value: string): string {
  if (filter.kind === "choice") return value;
  const step = filter.measure === "length" ? 10 : 1000;
  const [low = "", high] = value
    .split("-")
    .map((one) => bothUnits(filter.measure, Number(one) * step));
  return high === undefined ? low : `${low} to ${high}`;
}

const named = (filters: readonly SpecFilter[]): NamedFilter[] =>
  filters.filter((filter): filter is NamedFilter => "name" in filter);
const asked = (filters: readonly SpecFilter[]): AskedFilter[] =>
  filters.filter((filter): filter is AskedFilter => !("name" in filter));
