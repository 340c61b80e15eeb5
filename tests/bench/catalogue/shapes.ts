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
  ];
}

const LONG_WORDS = WORDS.filter(({ length }) => length > 4);

const pick = (some: readonly string[], turn: number): string => some[turn % some.length] ?? "";

/** The word with two neighbours swapped, others at each turn. */
function misspelt(word: string, turn: number): string {
  const place = 1 + (turn % (word.length - 2));
  return `${word.slice(0, place)}${word[place + 1]}${word[place]}${word.slice(place + 2)}`;
}
