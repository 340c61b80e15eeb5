/** "October 1, 2026" of an ISO date or time, as the calendar in UTC shows it: the same everywhere. */
export function formatLongDate(iso: string): string {
  return new Date(iso).toLocaleDateString("en-CA", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}
