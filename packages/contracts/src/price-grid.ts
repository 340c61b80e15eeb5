import { z } from "zod";
import { centsInput, stockInput } from "./price-and-stock.js";
import { StaffProductSort, StockLeft } from "./products.js";
import { queryInteger, queryText } from "./query-values.js";
import { MAX_SEARCH_LENGTH } from "./text-limits.js";

/** Prices and stock of many products as a table of cells, a row for each variant (decision 102). */

/** How many products a page of the table has. */
export const PRICE_GRID_PAGES = [50, 100] as const;
const MAX_GRID_PRODUCTS = 100;

/** Cents, or pieces on the shelf. Null: no price, no sale price, or pieces that nobody counts. */
const cell = z.number().int().nullable();

export const PriceGridRow = z.object({
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  /** What tells it from the product's other variants: "Large / Blue"; empty for the only one. */
  variant: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  priceCAD: cell,
  salePriceCAD: cell,
  onHand: cell,
  /** Pieces on the shelf that orders wait for. */
  reserved: z.number().int(),
});
export type PriceGridRow = z.infer<typeof PriceGridRow>;

/** GET /api/price-grid: products as staff's list finds them, page by page. */
export const PriceGridQuery = z
  .object({
    search: queryText("search", MAX_SEARCH_LENGTH),
    categoryId: queryText("categoryId", 100),
    stock: StockLeft,
    sortBy: StaffProductSort,
    limit: queryInteger("limit", 1, MAX_GRID_PRODUCTS),
    offset: queryInteger("offset", 0, 1_000_000),
  })
  .partial();
export type PriceGridQuery = z.output<typeof PriceGridQuery>;

export const PriceGridResponse = z.object({
  rows: z.array(PriceGridRow),
  /** Products in all; each has a row or several. */
  total: z.number().int().nonnegative(),
});
export type PriceGridResponse = z.infer<typeof PriceGridResponse>;

/** A cell as it was when somebody began to change it, and what it shall be. */
const changed = <To extends z.ZodType>(to: To) => z.object({ expected: cell, to }).optional();

const PriceGridChange = z.object({
  productId: z.string().min(1).max(100),
  variantId: z.string().min(1).max(100),
  priceCAD: changed(centsInput),
  /** Null ends the sale. */
  salePriceCAD: changed(centsInput.nullable()),
  onHand: changed(stockInput),
});
export type PriceGridChange = z.infer<typeof PriceGridChange>;

const MAX_GRID_CHANGES = 2000;

/** PUT /api/price-grid: what was changed, row by row. */
export const PriceGridBody = z.object({
  rows: z.array(PriceGridChange).min(1).max(MAX_GRID_CHANGES),
});
export type PriceGridBody = z.infer<typeof PriceGridBody>;

export const PRICE_GRID_CELLS = ["priceCAD", "salePriceCAD", "onHand"] as const;
export type PriceGridCell = (typeof PRICE_GRID_CELLS)[number];

/** A row that was not saved: somebody changed the cell meanwhile, or it cannot be so. */
export const PriceGridProblem = z.object({
  variantId: z.string(),
  cell: z.enum(PRICE_GRID_CELLS),
  message: z.string(),
  /** What the cell is now, where somebody changed it since. */
  now: cell.optional(),
});
export type PriceGridProblem = z.infer<typeof PriceGridProblem>;

/** What became of it: rows without a problem are as they were asked for. */
export const PriceGridSaved = z.object({
  /** How many products were changed. */
  updated: z.number().int().nonnegative(),
  problems: z.array(PriceGridProblem),
  /** The import that the change can be taken back as; null where nothing was to be written. */
  importId: z.string().nullable(),
});
export type PriceGridSaved = z.infer<typeof PriceGridSaved>;
