import { z } from "zod";

/** Weeks over which sales are counted: long enough for one good day not to say much. */
export const SALES_WEEKS = 4;
/** How many things GET /api/low-stock names. */
export const LOW_STOCK_SHOWN = 10;

/** A product, or one of its variants, of which fewer than LOW_STOCK_BELOW can be sold. */
export const LowStockItem = z.object({
  productId: z.string(),
  name: z.string(),
  /** "" where it is the product's only one. */
  variantName: z.string(),
  stock: z.int(),
  /** Pieces, over the last SALES_WEEKS. */
  soldPerWeek: z.number().nonnegative(),
  /** How long it lasts at that rate; null for what is not sold. */
  weeksLeft: z.number().nonnegative().nullable(),
  /** How many asked to be told when it is back. */
  waiting: z.int().nonnegative(),
});
export type LowStockItem = z.infer<typeof LowStockItem>;

/** GET /api/low-stock (staff only): what is gone soonest, first. */
export const LowStockResponse = z.object({ items: z.array(LowStockItem) });
export type LowStockResponse = z.infer<typeof LowStockResponse>;
