import { SHOP_TIME_ZONE } from "./shop.js";

let days: Intl.DateTimeFormat | undefined;

/** "November 23, 2026" of a moment where the shop is, whoever draws it and wherever that one stands. */
export function longDay(moment: Date | string): string {
  days ??= new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: SHOP_TIME_ZONE });
  return days.format(new Date(moment));
}
