function formatOf(options: Intl.DateTimeFormatOptions) {
  // Made with the first date: a page that shows none pays nothing.
  let format: Intl.DateTimeFormat | undefined;
  return (iso: string): string => {
    format ??= new Intl.DateTimeFormat("en-CA", options);
    return format.format(new Date(iso));
  };
}

/** "Nov 21, 2026" in the reader's own time zone, from an ISO 8601 time. */
export const formatDay = formatOf({ dateStyle: "medium" });

/** "Nov 21, 2026, 3:04 p.m." */
export const formatMoment = formatOf({ dateStyle: "medium", timeStyle: "short" });

/** "November 21, 2026" */
export const formatLongDay = formatOf({ dateStyle: "long" });

/** "November 21, 2026 at 3:04 p.m." */
export const formatLongMoment = formatOf({ dateStyle: "long", timeStyle: "short" });

/** "November 21, 2026", as the calendar in UTC shows it: the same everywhere. */
export const formatCalendarDay = formatOf({ dateStyle: "long", timeZone: "UTC" });
