import { formatCents, type SalesCount, sumOfSales } from "@eldercare/contracts";

/** What a chart of sales can show: cents, or how many. */
export const SALES_FIGURES = {
  revenue: { label: "Revenue", of: ({ revenueCAD }: SalesCount) => revenueCAD, text: formatCents },
  orders: { label: "Orders", of: ({ orders }: SalesCount) => orders, text: String },
  basket: {
    label: "Average order",
    of: (count: SalesCount) => sumOfSales([count]).basketCAD ?? 0,
    text: formatCents,
  },
} as const;
export type SalesFigure = keyof typeof SALES_FIGURES;

/** The lowest round number (such as 15, 20 or 300) that is not below the highest of a chart. */
export function roundTop(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 1.5, 2, 3, 4, 5, 6, 8].find((step) => step * power >= highest) ?? 10) * power;
}
