const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/**
 * "October 1, 2026" of an ISO date or time, as the calendar in UTC shows it: the same everywhere. Not
 * by `Intl`, whose first use on a page took 12 ms on a quick machine (as with prices, `formatCents`).
 */
export function formatLongDate(iso: string): string {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
