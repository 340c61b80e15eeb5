import {
  DAY_MS,
  ORDER_NEWS_HOUR,
  type OrderNewsSettings,
  saleMoment,
  shopDay,
} from "@eldercare/contracts";

/**
 * Orders that were paid before this moment are told now; null: all. Once a day it is the last morning
 * at the shop's hour: one mail has them all, and a shop that was not running then tells them later.
 */
export function newsUntil({ when }: Pick<OrderNewsSettings, "when">, now: Date): Date | null {
  if (when !== "daily") return null;
  const today = shopDay(now);
  const morning = morningOf(today);
  if (morning <= now) return morning;
  return morningOf(new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10));
}

const morningOf = (day: string): Date =>
  new Date(saleMoment(`${day} ${ORDER_NEWS_HOUR}:00`, "start") ?? Number.NaN);
