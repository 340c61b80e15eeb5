import { ORDER_NEWS_HOUR, type OrderNewsSettings, SHOP_TIME_ZONE } from "@eldercare/contracts";

const HOUR = new Intl.DateTimeFormat("en-CA", {
  timeZone: SHOP_TIME_ZONE,
  hour: "numeric",
  hourCycle: "h23",
});

/** Whether orders that are not told of yet are told now: the daily mail from its hour on. */
export function newsIsDue({ when }: OrderNewsSettings, now: Date): boolean {
  if (when === "daily") return Number(HOUR.format(now)) === ORDER_NEWS_HOUR;
  return when === "each";
}
