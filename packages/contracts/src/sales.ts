import { z } from "zod";

/** How long the parts are in which sales are counted. Weeks begin on Monday. */
export const SALES_PARTS = ["day", "week", "month"] as const;
export type SalesPart = (typeof SALES_PARTS)[number];

/** How many whole parts a chart shows; as many before them are what it is compared with. */
export const SALES_SPAN = { day: 30, week: 12, month: 12 } as const satisfies Record<
  SalesPart,
  number
>;

/** GET /api/sales (staff only). */
export const SalesQuery = z.object({ by: z.enum(SALES_PARTS).default("day") });
export type SalesQuery = z.infer<typeof SalesQuery>;

/** What was sold in one day, week or month. */
export const SalesCount = z.object({
  /** Its first day in the shop's time zone, YYYY-MM-DD. */
  from: z.iso.date(),
  /** What paid and fulfilled orders placed then brought, less what was paid back of them, in cents. */
  revenueCAD: z.int(),
  /** Paid and fulfilled orders placed then. */
  orders: z.int().nonnegative(),
});
export type SalesCount = z.infer<typeof SalesCount>;

/** Answer of GET /api/sales. */
export const SalesResponse = z.object({
  by: z.enum(SALES_PARTS),
  /** SALES_SPAN whole parts, the oldest first. */
  now: z.array(SalesCount),
  /** As many whole parts before them. */
  before: z.array(SalesCount),
  /** The part that has only begun. */
  running: SalesCount,
});
export type SalesResponse = z.infer<typeof SalesResponse>;

/** Sums over parts; `basketCAD` is what an order brought on average, in cents, and null without one. */
export interface SalesSum {
  revenueCAD: number;
  orders: number;
  basketCAD: number | null;
}

export function sumOfSales(counts: readonly SalesCount[]): SalesSum {
  const revenueCAD = counts.reduce((sum, count) => sum + count.revenueCAD, 0);
  const orders = counts.reduce((sum, count) => sum + count.orders, 0);
  return { revenueCAD, orders, basketCAD: orders > 0 ? Math.round(revenueCAD / orders) : null };
}

/** By how many hundredths a figure grew; null where there was nothing to grow from. */
export function growthPercent(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before <= 0) return null;
  return Math.round(((now - before) / before) * 1000) / 10;
}
