import type { SearchFilters } from "@medusajs/framework/types";
import type { Query } from "./product-index.ts";

/** What shapes need to know of the shop that is asked. */
export interface Catalogue {
  products: number;
  categoryIds: readonly string[];
  skus: readonly string[];
}

/** A kind of query: each turn asks for something else, so that no kept answer is measured. */
export interface Shape {
  name: string;
  query(turn: number): Query;
  /** Only ours can be asked. */
  isOurs?: true;
  /** The same of Medusa's `/store/products`, where it can be asked. */
  store?(turn: number): Record<string, string>;
}

const WORDS = [
  ...["walker", "chair", "bed", "cane", "lamp", "cushion", "bath", "shower", "pill", "pillow"],
  ...["grab", "toilet", "blood", "wheelchair", "seat", "rail", "bag", "timer", "clock", "phone"],
];
const KINDS = ["folding", "adjustable", "portable", "large", "soft", "electric", "light"];
const PAGE = 100;
const HITS = 20;
/** Turns go through this many pages of a list. */
const PAGES = 7;
const SUGGESTIONS = 5;
/** What the list counts beside its filters: by value, by price band, and yes or no. */
const FACETS = {
  category: { values: "category_ids" },
  price: {
    filters: {
      0: { price_cents: { $lt: 2500 } },
      25: { price_max_cents: { $gte: 2500 }, price_cents: { $lt: 5000 } },
      50: { price_max_cents: { $gte: 5000 }, price_cents: { $lt: 10_000 } },
      100: { price_max_cents: { $gte: 10_000 }, price_cents: { $lt: 25_000 } },
      250: { price_max_cents: { $gte: 25_000 } },
    },
  },
  inStock: { filters: { yes: { in_stock: true } } },
  featured: { filters: { yes: { featured: true } } },
  onSale: { filters: { yes: { on_sale: true } } },
  specs: { values: "spec_choices" },
};

/** The kinds of queries that lists and searches of a shop make. */
export function shapesOf({ products, categoryIds, skus }: Catalogue): Shape[] {
  const name = { name_sort: "ASC", id: "ASC" } as const;
  const price = { price_cents: "ASC", name_sort: "ASC", id: "ASC" } as const;
  const list = (filter: SearchFilters[], order: typeof name | typeof price, skip = 0): Query => ({
    filters: { $and: [{ listed: true }, ...filter] },
    pagination: { skip, take: PAGE, order },
    search_options: { count: "exact" },
  });
  const found = (q: string): Query => ({
    q,
    filters: { $and: [{ listed: true }] },
    pagination: {
      skip: 0,
      take: HITS,
      order: { _score: "DESC", in_stock: "DESC", featured: "DESC", ...name },
    },
    search_options: { count: "exact", match_strategy: "last", typo_tolerance: true },
  });
  const counted = (q: string | undefined, categoryId?: string): Query => ({
    q,
    filters: { $and: [{ listed: true }] },
    pagination: { skip: 0, take: 0 },
    search_options: {
      count: "none",
      match_strategy: "last",
      typo_tolerance: true,
      provider_options: {
        "typed-postgres": {
          facets: categoryId
            ? { ...FACETS, category: { ...FACETS.category, chosen: categoryFilter(categoryId) } }
            : FACETS,
        },
      },
    },
  });
  const suggested = (q: string): Query => {
    const query = found(q);
    return {
      ...query,
      pagination: { ...query.pagination, take: SUGGESTIONS },
      search_options: { ...query.search_options, count: "none", include_score: true },
    };
  };
  const deep = Math.min(499 * PAGE, Math.max(0, products - PAGE));
  const category = (turn: number) => pick(categoryIds, turn);
  const page = (turn: number) => (turn % PAGES) * PAGE;
  return [
    {
      name: "name, page 1",
      query: () => list([], name),
      store: () => ({ order: "title", limit: String(PAGE) }),
    },
    {
      name: "name, page 500",
      query: () => list([], name, deep),
      store: () => ({ order: "title", limit: String(PAGE), offset: String(deep) }),
    },
    {
      name: "category by price",
      query: (turn) => list([{ category_ids: { $contains: [category(turn)] } }], price, page(turn)),
      store: (turn) => ({ category_id: category(turn), limit: String(PAGE) }),
    },
    {
      name: "price range",
      query: (turn) =>
        list(
          [
            { price_max_cents: { $gte: 2000 + 13 * turn } },
            { price_cents: { $lte: 9000 + 17 * turn } },
          ],
          name,
        ),
    },
    { name: "in stock by price", query: (turn) => list([{ in_stock: true }], price, page(turn)) },
    { name: "featured", query: () => list([{ featured: true }], name) },
    { name: "on sale by price", query: (turn) => list([{ on_sale: true }], price, page(turn)) },
    {
      name: "search, one word",
      query: (turn) => found(pick(WORDS, turn)),
      store: (turn) => ({ q: pick(WORDS, turn), limit: String(HITS) }),
    },
    {
      name: "search, two words",
      query: (turn) => found(`${pick(KINDS, turn)} ${pick(WORDS, turn)}`),
    },
    { name: "misspelt", query: (turn) => found(misspelt(pick(LONG_WORDS, turn), turn)) },
    { name: "prefix", query: (turn) => found(pick(WORDS, turn).slice(0, 2 + (turn % 3))) },
    { name: "SKU", query: (turn) => found(pick(skus, 7919 * turn)) },
    { name: "facets", isOurs: true, query: (turn) => counted(undefined, category(turn)) },
    { name: "facets of a search", isOurs: true, query: (turn) => counted(pick(WORDS, turn)) },
    { name: "suggestions", query: (turn) => suggested(pick(WORDS, turn).slice(0, 2 + (turn % 4))) },
  ];
}

const categoryFilter = (id: string): SearchFilters => ({ category_ids: { $overlaps: [id] } });

const LONG_WORDS = WORDS.filter(({ length }) => length > 4);

const pick = (some: readonly string[], turn: number): string => some[turn % some.length] ?? "";

/** The word with two neighbours swapped, others at each turn. */
function misspelt(word: string, turn: number): string {
  const place = 1 + (turn % (word.length - 2));
  return `${word.slice(0, place)}${word[place + 1]}${word[place]}${word.slice(place + 2)}`;
}
