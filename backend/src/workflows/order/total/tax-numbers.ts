import type { Settings } from "@eldercare/contracts/settings";

/** Under which numbers the shop is registered for sales taxes. */
export type TaxNumbers = Pick<Settings, "GST_HST_NUMBER" | "QST_NUMBER">;

/** The number of a tax, where the shop has one: GST and HST share theirs. */
export function registrationOf(
  tax: string,
  { GST_HST_NUMBER, QST_NUMBER }: TaxNumbers,
): { registration?: string } {
  const number = /^(GST|HST)\b/.test(tax) ? GST_HST_NUMBER : undefined;
  const registration = /^QST\b/.test(tax) ? QST_NUMBER : number;
  return registration ? { registration } : {};
}
