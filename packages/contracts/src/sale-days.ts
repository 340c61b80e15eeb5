import { DAY_MS } from "./durations.js";
import { SHOP_TIME_ZONE } from "./shop.js";

/** Begin and end of a sale, as moments in ISO 8601. The end is the first moment without it. */
export type SaleEdge = "start" | "end";

/** A day, or a day with a time of the shop's place; seconds may be left out. */
const LOCAL = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d?):(\d\d)(?::(\d\d))?)?$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The moment that a text means, in ISO 8601: a day of the shop's place (`2026-11-30`; a sale lasts to
 * the end of its last day), a day with a time there, or a moment with its offset. Null for others.
 */
export function saleMoment(text: string, edge: SaleEdge): string | null {
  const [, day = "", hours, minutes = "0", seconds = "0"] = LOCAL.exec(text) ?? [];
  if (!day) return MOMENT.test(text) ? isoOf(Date.parse(text)) : null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The thirtieth of February is read as a day in March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return null;
  if (hours === undefined) return isoOf(inShop(midnight + (edge === "end" ? DAY_MS : 0)));
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const time = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return isoOf(inShop(midnight + time * 1000));
}

/** The first or the last day of a sale in the shop's place, as `2026-11-30`. */
export function saleDay(moment: string, edge: SaleEdge): string {
  const at = Date.parse(moment) - (edge === "end" ? 1 : 0);
  return new Date(shopClock(at)).toISOString().slice(0, 10);
}

/**
 * As {@link saleMoment} reads it back: the day where it begins or ends with one, else day and time of
 * the shop's place, and the moment where clocks show that time twice.
 */
export function saleText(moment: string, edge: SaleEdge): string {
  const day = saleDay(moment, edge);
  const clock = new Date(shopClock(Date.parse(moment))).toISOString();
  const time = `${clock.slice(0, 10)} ${clock.slice(11, 19).replace(/:00$/, "")}`;
  return [day, time].find((text) => saleMoment(text, edge) === moment) ?? moment;
}

let written: Record<"day" | "moment", Intl.DateTimeFormat> | undefined;

/** The same as people read it: "Nov. 30, 2026", with the shop's time where it is no whole day. */
export function writtenSaleDay(moment: string, edge: SaleEdge): string {
  written ??= {
    day: new Intl.DateTimeFormat("en-CA", { timeZone: SHOP_TIME_ZONE, dateStyle: "medium" }),
    moment: new Intl.DateTimeFormat("en-CA", {
      ...{ timeZone: SHOP_TIME_ZONE, dateStyle: "medium", timeStyle: "short" },
    }),
  };
  const isDay = saleText(moment, edge) === saleDay(moment, edge);
  const at = Date.parse(moment) - (isDay && edge === "end" ? 1 : 0);
  return written[isDay ? "day" : "moment"].format(at);
}

/** Begin and end of a sale that would not end after it begins; null for every other. */
export function crossedDays(
  startsAt: string | null,
  endsAt: string | null,
): { startsAt: string; endsAt: string } | null {
  if (startsAt === null || endsAt === null) return null;
  return Date.parse(startsAt) < Date.parse(endsAt) ? null : { startsAt, endsAt };
}

function isoOf(moment: number): string | null {
  if (Number.isNaN(moment)) return null;
  const iso = new Date(moment).toISOString();
  return /^(?:19|20|21)/.test(iso) ? iso : null;
}

/** The moment at which clocks in the shop's place show what clocks in UTC show at `shown`. */
function inShop(shown: number): number {
  const guess = shown - (shopClock(shown) - shown);
  // On the day on which clocks change the first guess may be an hour off.
  return shown - (shopClock(guess) - guess);
}

let format: Intl.DateTimeFormat | undefined;

/** What clocks in the shop's place show at a moment, as if that were UTC. */
function shopClock(moment: number): number {
  format ??= new Intl.DateTimeFormat("en-US", {
    timeZone: SHOP_TIME_ZONE,
    hourCycle: "h23",
    ...{ year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const whole = Date.UTC(year, month - 1, day, hour, minute, second);
  return whole + (((moment % 1000) + 1000) % 1000);
}
