import { DAY_MS, MONEY_CHECK_DAYS } from "@eldercare/contracts";
import type { PaymentsTime } from "./money-at-stripe";

const daysBefore = (moment: Date) => new Date(moment.getTime() - MONEY_CHECK_DAYS * DAY_MS);

/**
 * The part of older payments that is to be compared next: before the last one, or, where that came to
 * the first payment that there is, before `recent` again. Undefined where nothing is older than that.
 */
export function olderPart({
  recent,
  first,
  last,
}: {
  /** Since when payments are compared every night. */
  recent: Date;
  first: Date | undefined;
  /** Where the last part began. */
  last: Date | undefined;
}): PaymentsTime | undefined {
  if (!first || first >= recent) return undefined;
  const until = last && last > first && last < recent ? last : recent;
  return { since: daysBefore(until), until };
}
