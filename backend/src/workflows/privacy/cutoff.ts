import { DAY_MS } from "@eldercare/contracts";
import type { RetentionPeriod } from "@eldercare/contracts/retention";

/**
 * What lies before this moment has been kept long enough. `taxYearEnds` is the month (1 to 12) whose
 * last day ends the shop's tax year. Years end in UTC, hours before those of Canada: what happens in
 * between counts for the later one, and is kept longer.
 */
export function cutoff(period: RetentionPeriod, now: Date, taxYearEnds: number): Date {
  if ("days" in period) return new Date(now.getTime() - period.days * DAY_MS);
  if ("years" in period) return yearsBefore(now, period.years);
  const asOf = yearsBefore(now, period.taxYears);
  const endOf = (year: number) => new Date(Date.UTC(year, taxYearEnds, 1));
  const sameYear = endOf(asOf.getUTCFullYear());
  return sameYear <= asOf ? sameYear : endOf(asOf.getUTCFullYear() - 1);
}

function yearsBefore(moment: Date, years: number): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
