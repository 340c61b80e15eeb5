import {
  type FitQuestion,
  MAX_SEARCH_LENGTH,
  MAX_SLUG_LENGTH,
  MAX_SPEC_CHOICES,
  PRICE_FILTER_MAX_DOLLARS,
  PRICE_FILTER_MIN_DOLLARS,
  PRODUCT_SORTS,
  PRODUCTS_PAGE_SIZE,
  type ProductFacetsParams,
  type ProductListParams,
  type ProductSort,
  SPEC_CHOICE,
} from "@eldercare/contracts";
import { FIT_PARAMS, FIT_QUESTIONS, readFit } from "./fit-entries";
import { type PriceRange, priceRangeOf } from "./price-filter";

/** The state of the product list lives in the page's address: URL -> filters -> API and back. */

/** Beyond spec §2, results of a search come in the order of how well they match. */
export type ListSort = ProductSort | "relevance";
/** What was typed of each question, such as `24 in`; what cannot be read asks for nothing. */
type Fits = Record<FitQuestion, string>;
export type ListView = "grid" | "list";

export type ProductFilters = Fits & {
  search: string;
  /** Search for just these letters, without correcting the spelling. */
  asTyped: boolean;
  /** Slug as it was asked for; empty for all products. */
  category: string;
  /** Whole dollars; the ends of the scale mean no limit. */
  price: PriceRange;
  inStock: boolean;
  featured: boolean;
  onSale: boolean;
  /** Choices of the filters that merchandisers name, in their order by letters. */
  specs: readonly string[];
  sort: ListSort;
  view: ListView;
  /** From 1. */
  page: number;
};

export const NO_FILTERS: ProductFilters = {
  search: "",
  asTyped: false,
  category: "",
  price: { min: PRICE_FILTER_MIN_DOLLARS, max: PRICE_FILTER_MAX_DOLLARS },
  inStock: false,
  featured: false,
  onSale: false,
  specs: [],
  doorway: "",
  weight: "",
  height: "",
  sort: "name",
  view: "grid",
  page: 1,
};

/** Of what a product has to fit, as it is typed. */
export const MAX_FIT_LENGTH = 20;
const CONTROL_CHARACTERS = /\p{Cc}+/gu;
const HALF_SIGNS = /\p{Cs}+/gu;
const PAGE = /^[1-9]\d{0,3}$/;

const isSort = (text: string | null): text is ProductSort =>
  PRODUCT_SORTS.some((sort) => sort === text);

/** The order in which products come when nobody chose one. */
export const defaultSort = (search: string): ListSort => (search ? "relevance" : "name");

function textOf(query: URLSearchParams, name: string, maxLength: number): string {
  const text = (query.get(name) ?? "").replace(CONTROL_CHARACTERS, " ").trim();
  // As long as the shop's calls count it, and no sign cut in half.
  return text.slice(0, maxLength).replace(HALF_SIGNS, "").trim();
}

function specsOf(query: URLSearchParams): string[] {
  const choices = query.getAll("spec").filter((choice) => SPEC_CHOICE.test(choice));
  return [...new Set(choices)].sort().slice(0, MAX_SPEC_CHOICES);
}

/** Reads the filters of an address; what makes no sense counts as not given. */
export function readFilters(query: URLSearchParams, pathCategory?: string): ProductFilters {
  const search = textOf(query, "search", MAX_SEARCH_LENGTH);
  const sort = query.get("sort");
  const page = query.get("page") ?? "";
  return {
    search,
    asTyped: search !== "" && query.get("asTyped") === "true",
    category: pathCategory ?? textOf(query, "category", MAX_SLUG_LENGTH),
    price: priceRangeOf(query.get("minPrice"), query.get("maxPrice")),
    inStock: query.get("inStock") === "true",
    featured: query.get("featured") === "true",
    onSale: query.get("onSale") === "true",
    specs: specsOf(query),
    doorway: textOf(query, "doorway", MAX_FIT_LENGTH),
    weight: textOf(query, "weight", MAX_FIT_LENGTH),
    height: textOf(query, "height", MAX_FIT_LENGTH),
    sort: isSort(sort) ? sort : defaultSort(search),
    view: query.get("view") === "list" ? "list" : "grid",
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The one address of these filters; what is left at its default is not in it. */
export function addressOf(filters: ProductFilters): string {
  const query = new URLSearchParams();
  const { search, category, price, sort, view, page } = filters;
  if (search) query.set("search", search);
  if (filters.asTyped) query.set("asTyped", "true");
  if (filters.featured) query.set("featured", "true");
  if (price.min > PRICE_FILTER_MIN_DOLLARS) query.set("minPrice", String(price.min));
  if (price.max < PRICE_FILTER_MAX_DOLLARS) query.set("maxPrice", String(price.max));
  if (filters.inStock) query.set("inStock", "true");
  if (filters.onSale) query.set("onSale", "true");
  for (const choice of filters.specs) query.append("spec", choice);
  for (const question of FIT_QUESTIONS) {
    if (filters[question]) query.set(question, filters[question]);
  }
  if (sort !== defaultSort(search) && sort !== "relevance") query.set("sort", sort);
  if (view !== "grid") query.set("view", view);
  if (page > 1) query.set("page", String(page));
  const path = category ? `/products/${encodeURIComponent(category)}` : "/products";
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** What `GET /api/product-facets` is asked; `categoryId` belongs to the filters' category slug. */
export function facetParams(filters: ProductFilters, categoryId?: string): ProductFacetsParams {
  const { search, price, specs } = filters;
  const params: ProductFacetsParams = {};
  if (categoryId) params.categoryId = categoryId;
  if (search) params.search = search;
  if (filters.asTyped) params.asTyped = "true";
  if (price.min > PRICE_FILTER_MIN_DOLLARS) params.minPrice = String(price.min);
  if (price.max < PRICE_FILTER_MAX_DOLLARS) params.maxPrice = String(price.max);
  if (filters.inStock) params.inStockOnly = "true";
  if (filters.featured) params.featured = "true";
  if (filters.onSale) params.onSale = "true";
  if (specs.length > 0) params.specs = specs.join(",");
  for (const question of FIT_QUESTIONS) {
    const whole = readFit(question, filters[question]);
    if (whole !== null) params[FIT_PARAMS[question]] = String(whole);
  }
  return params;
}

/** What `GET /api/products` is asked: the same, and which page in which order. */
export function listParams(filters: ProductFilters, categoryId?: string): ProductListParams {
  const { sort, page } = filters;
  const params: ProductListParams = {
    limit: String(PRODUCTS_PAGE_SIZE),
    ...facetParams(filters, categoryId),
  };
  // Left out, the API answers a search by relevance.
  if (sort !== "relevance") params.sortBy = sort;
  if (page > 1) params.offset = String((page - 1) * PRODUCTS_PAGE_SIZE);
  return params;
}

/** Other filters start on the first page again; another view stays where it is. */
export function changeFilters(
  filters: ProductFilters,
  change: Partial<ProductFilters>,
): ProductFilters {
  const isOnlyLook = Object.keys(change).every((name) => name === "view" || name === "page");
  // Another text may be misspelt in another way.
  const asTyped = change.search === undefined ? filters.asTyped : false;
  const changed = { ...filters, asTyped, ...change };
  const wasDefaultSort = filters.sort === defaultSort(filters.search);
  return {
    ...changed,
    sort:
      change.sort ??
      (wasDefaultSort || filters.sort === "relevance" ? defaultSort(changed.search) : filters.sort),
    page: isOnlyLook ? changed.page : 1,
  };
}

/** Whether anything narrows the list, so that clearing makes a difference. */
export function hasActiveFilters(filters: ProductFilters): boolean {
  const { search, category } = filters;
  return Boolean(search || category || isNarrowed(filters));
}

/** Whether more than a category and a search narrows the list. */
function isNarrowed({ inStock, featured, onSale, ...filters }: ProductFilters): boolean {
  const { price, specs } = filters;
  return (
    isPriceLimited(price) ||
    specs.length > 0 ||
    FIT_QUESTIONS.some((question) => filters[question] !== "") ||
    Boolean(inStock || featured || onSale)
  );
}

export const isPriceLimited = ({ min, max }: PriceRange): boolean =>
  min > PRICE_FILTER_MIN_DOLLARS || max < PRICE_FILTER_MAX_DOLLARS;

/** Everything that narrows the list is taken away; how it looks and is sorted stays. */
export function clearFilters({ sort, view }: ProductFilters): ProductFilters {
  return { ...NO_FILTERS, view, sort: sort === "relevance" ? defaultSort("") : sort };
}
