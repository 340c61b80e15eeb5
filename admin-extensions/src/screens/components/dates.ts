const DAY = new Intl.DateTimeFormat("en-CA", { dateStyle: "medium" });
const MOMENT = new Intl.DateTimeFormat("en-CA", { dateStyle: "medium", timeStyle: "short" });

/** "Nov. 21, 2026" in the reader's own time zone, from an ISO 8601 time. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso));

/** "Nov. 21, 2026, 3:04 p.m." */
export const formatMoment = (iso: string): string => MOMENT.format(new Date(iso));
