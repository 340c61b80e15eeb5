import { z } from "zod";
import { discountInput, MAX_CENTS, stockInput } from "./price-and-stock.js";
import { saleEdge } from "./product-changes.js";
import { StockLeft } from "./products.js";
import { crossedDays } from "./sale-days.js";
import { MAX_SEARCH_LENGTH } from "./text-limits.js";

/** One change of many products at once (decision 102). */

const PERCENT = "Write a percentage from -99 to 1000, such as 10 or -5.5";
const AMOUNT = "Write an amount such as 2.50 or -2.50";
const PIECES = "Write a whole number such as 5 or -5";
const MAX_PIECES = 1_000_000;

/** What becomes of each of the products; of those with variants, of each variant where it is price or stock. */
export const TogetherChange = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("price-percent"),
    /** Added to the original price, with at most two decimals; below zero: taken off. */
    percent: z
      .number({ error: PERCENT })
      .min(-99, PERCENT)
      .max(1000, PERCENT)
      .refine(
        (percent) => percent !== 0 && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6,
        PERCENT,
      ),
  }),
  z.object({
    kind: z.literal("price-amount"),
    /** Cents added to the original price; below zero: taken off. */
    cents: z
      .number({ error: AMOUNT })
      .int(AMOUNT)
      .min(-MAX_CENTS, AMOUNT)
      .max(MAX_CENTS, AMOUNT)
      .refine((cents) => cents !== 0, AMOUNT),
  }),
  z
    .object({
      kind: z.literal("sale"),
      /** 0 ends the sale. */
      discountPercentage: discountInput,
      /** Null: at once, and without an end. */
      saleStarts: saleEdge("start").nullable().default(null),
      saleEnds: saleEdge("end").nullable().default(null),
    })
    .refine(({ saleStarts, saleEnds }) => crossedDays(saleStarts, saleEnds) === null, {
      path: ["saleEnds"],
      message: "A sale must end after it begins",
    }),
  z.object({ kind: z.literal("stock-set"), onHand: stockInput }),
  z.object({
    kind: z.literal("stock-add"),
    pieces: z
      .number({ error: PIECES })
      .int(PIECES)
      .min(-MAX_PIECES, PIECES)
      .max(MAX_PIECES, PIECES)
      .refine((pieces) => pieces !== 0, PIECES),
  }),
  z.object({
    kind: z.literal("category"),
    /** `move` changes the main category, `add` and `remove` one of all. */
    how: z.enum(["move", "add", "remove"]),
    categoryId: z.string().min(1, "Please choose a category").max(100),
  }),
  z.object({ kind: z.literal("published"), published: z.boolean() }),
  z.object({ kind: z.literal("featured"), featured: z.boolean() }),
]);
/** What a client passes. */
export type TogetherChangeInput = z.input<typeof TogetherChange>;
/** What the server works with. */
export type TogetherChange = z.output<typeof TogetherChange>;

/** Products by their ids, as many as a page of a list can show. */
const MAX_CHOSEN = 1000;

/** Which products: some by their ids, or all that staff's list finds, on whatever page. */
export const ChosenProducts = z.union([
  z.object({ ids: z.array(z.string().min(1).max(100)).min(1).max(MAX_CHOSEN) }),
  z.object({
    matching: z.object({
      search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
      categoryId: z.string().max(100).optional(),
      stock: StockLeft.optional(),
    }),
  }),
]);
export type ChosenProducts = z.infer<typeof ChosenProducts>;

/** POST /api/product-changes: answers the import that checks it, to be applied and taken back as one. */
export const ProductsTogetherBody = z.object({ which: ChosenProducts, change: TogetherChange });
export type ProductsTogetherInput = z.input<typeof ProductsTogetherBody>;
export type ProductsTogetherBody = z.output<typeof ProductsTogetherBody>;

export const NOTHING_CHOSEN = "No product is chosen. Please choose some.";
