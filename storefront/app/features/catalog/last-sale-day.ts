import { SHOP_TIME_ZONE } from "@eldercare/contracts";

/** The last day of a sale that ends at a moment: "November 30". */
export function lastSaleDay(saleEndsAt: string): string {
  const day = { month: "long", day: "numeric", timeZone: SHOP_TIME_ZONE } as const;
  return new Date(Date.parse(saleEndsAt) - 1).toLocaleDateString("en-CA", day);
}
