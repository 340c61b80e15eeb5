import { z } from "zod";
import { MAX_LIST_LIMIT, PRODUCT_SORTS, STAFF_ONLY_SORTS } from "./constants.js";
import { ProductOption, ProductVariant } from "./product-variants.js";
import { queryDollars, queryFlag, queryInteger, queryText } from "./query-values.js";
import { MAX_SPEC_CHOICES, SPEC_CHOICE } from "./spec-choices.js";
import { MAX_SEARCH_LENGTH } from "./text-limits.js";

/** Key/value pairs of the Specifications tab, in the order in which they are shown. */
export const ProductSpecs = z.record(z.string(), z.string());
export type ProductSpecs = z.infer<typeof ProductSpecs>;

/**
 * A product as `/api` answers it (spec §3). Prices are integer cents; images are URLs without a host.
 * SKU, prices and stock are those of its default variant, the first one.
 */
export const Product = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  priceCAD: z.number().int().nonnegative(),
  originalPriceCAD: z.number().int().nonnegative().nullable(),
  discountPercentage: z.number().int().min(0).max(100),
  onSale: z.boolean(),
  /** When its sale ends, in ISO 8601; left out where it has no end. */
  saleEndsAt: z.string().optional(),
  stock: z.number().int(),
  featured: z.boolean(),
  categoryId: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.number().int(),
  /** Both are of reviews by buyers of this shop; left out where they are made up, or a file said them. */
  isReviewed: z.literal(true).optional(),
  specs: ProductSpecs,
  /** The one that says most, for cards: a size or a limit; left out where there is none. */
  cardSpec: z.object({ name: z.string(), value: z.string() }).optional(),
  /** Who makes it; left out where nobody said. */
  brand: z.string().optional(),
  /** The number below the maker's bar code; left out where there is none, or none that can be right. */
  gtin: z.string().optional(),
  /** What there is to choose; empty for a product that is sold in one way only, as `variants`. */
  options: z.array(ProductOption),
  /** The default one first. */
  variants: z.array(ProductVariant),
});
export type Product = z.infer<typeof Product>;

/** What a product is called and said to be in French; what is empty is not there. */
export const FrenchTexts = z.object({ name: z.string(), description: z.string() });
export type FrenchTexts = z.infer<typeof FrenchTexts>;

/** What search engines shall call a product and say of it; what is empty is its name or description. */
export const MetaTexts = z.object({ title: z.string(), description: z.string() });
export type MetaTexts = z.infer<typeof MetaTexts>;

/** GET /api/products/{slug}: besides what lists answer, what only the product's own page shows. */
export const ProductDetail = Product.extend({
  /** What each image shows, in the order of `images`; empty where nobody said. */
  imageAlts: z.array(z.string()),
  /** Null for a product without French texts. */
  french: FrenchTexts.nullable(),
  /** Words that it is found by, in alphabetical order. */
  tags: z.array(z.string()),
  /** Null: nobody wrote any. */
  meta: MetaTexts.nullable(),
  /** All categories that it lies in, that of `categoryId` first. */
  categoryIds: z.array(z.string()),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

export const ProductSort = z.enum(PRODUCT_SORTS, {
  error: `sortBy must be one of ${PRODUCT_SORTS.join(", ")}.`,
});
export type ProductSort = z.infer<typeof ProductSort>;
export const StaffProductSort = z.enum([...PRODUCT_SORTS, ...STAFF_ONLY_SORTS], {
  error: `sortBy must be one of ${PRODUCT_SORTS.join(", ")}; for staff also ${STAFF_ONLY_SORTS.join(", ")}.`,
});
export type StaffProductSort = z.infer<typeof StaffProductSort>;

/** How much of a product staff look for: little, as the dashboard counts it, or nothing of a variant. */
export const StockLeft = z.enum(["low", "out"], { error: "stock must be low or out." });

const isForAll = (sort: StaffProductSort): boolean => ProductSort.safeParse(sort).success;

/** What narrows a product list, and what it finds (spec §7); dollars as in the filter panel. */
const PRODUCT_FILTERS = {
  categoryId: queryText("categoryId", 100),
  minPrice: queryDollars("minPrice"),
  maxPrice: queryDollars("maxPrice"),
  inStockOnly: queryFlag("inStockOnly"),
  featured: queryFlag("featured"),
  onSale: queryFlag("onSale"),
  specs: queryText("specs", 4000)
    .transform((value) => value.split(",").filter(Boolean))
    .refine(
      (choices) =>
        choices.length <= MAX_SPEC_CHOICES && choices.every((choice) => SPEC_CHOICE.test(choice)),
      `specs must be at most ${MAX_SPEC_CHOICES} choices, like seat-width.46,colour.Blue.`,
    ),
  doorwayCm: queryInteger("doorwayCm", 1, 1000),
  userKg: queryInteger("userKg", 1, 1000),
  userCm: queryInteger("userCm", 1, 300),
  search: queryText("search", MAX_SEARCH_LENGTH),
  asTyped: queryFlag("asTyped"),
};

interface PriceLimits {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}
const arePricesInOrder = ({ minPrice, maxPrice }: PriceLimits) =>
  minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice;
const PRICES_DISORDER = { path: ["minPrice"], message: "minPrice must not be above maxPrice." };

/**
 * GET /api/products (spec §7). `minPrice` and `maxPrice` are dollars, as in the filter panel.
 * Beyond the specification: `specs` are choices of the shop's own filters (`seat-width.46`; one of
 * each filter is enough), `doorwayCm`, `userKg` and `userCm` what a product has to fit,
 * `asTyped` corrects no spelling, `offset` pages, `exclude` leaves one product out (related products),
 * `ids` asks for named products (the cart refreshes its lines with it), `all` is for staff and
 * answers what shoppers do not see too (StaffProductListResponse), in further orders.
 */
export const ProductListQuery = z
  .object({
    ...PRODUCT_FILTERS,
    sortBy: StaffProductSort,
    limit: queryInteger("limit", 1, MAX_LIST_LIMIT),
    offset: queryInteger("offset", 0, 1_000_000),
    exclude: queryText("exclude", 100),
    ids: queryText("ids", 8000).transform((value) => value.split(",").filter(Boolean)),
    all: queryFlag("all"),
    /** For staff: of which there is little left (as the dashboard counts it), or of which a variant is sold out. */
    stock: StockLeft,
  })
  .partial()
  .refine(arePricesInOrder, PRICES_DISORDER)
  .refine(({ all, sortBy }) => all || sortBy === undefined || isForAll(sortBy), {
    path: ["sortBy"],
    message: `sortBy must be one of ${PRODUCT_SORTS.join(", ")}.`,
  });
/** What a client passes. */
export type ProductListParams = z.input<typeof ProductListQuery>;
/** What the server works with. */
export type ProductListQuery = z.output<typeof ProductListQuery>;

/** GET /api/product-facets: the filters of a product list, which it counts for. */
export const ProductFacetsQuery = z
  .object(PRODUCT_FILTERS)
  .partial()
  .refine(arePricesInOrder, PRICES_DISORDER);
export type ProductFacetsParams = z.input<typeof ProductFacetsQuery>;
export type ProductFacetsQuery = z.output<typeof ProductFacetsQuery>;

/** How a search was understood, where that is more than its words found together. */
export const SearchReading = z.object({
  /** The search with its spelling corrected, as it was answered; left out where nothing was. */
  corrected: z.string().optional(),
  /** Words that no product has together with the others: the answer is for the others. */
  givenUp: z.array(z.string()),
  /** Where nothing was found: the category nearest to what was wanted, or null. */
  nearestCategoryId: z.string().nullable(),
});
export type SearchReading = z.infer<typeof SearchReading>;

export const ProductListResponse = z.object({
  products: z.array(Product),
  total: z.number().int().nonnegative(),
  /** Only for a search that was not simply found. */
  reading: SearchReading.optional(),
});
export type ProductListResponse = z.infer<typeof ProductListResponse>;
