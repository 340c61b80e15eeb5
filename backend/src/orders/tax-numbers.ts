import { NO_TAX_NUMBERS, type ProvinceCode, TaxNumbers } from "@eldercare/contracts";

const OWN_TAXES = ["bc", "sk", "mb"] as const satisfies (keyof TaxNumbers & ProvinceCode)[];

/** In the metadata of Medusa's store. */
export const TAX_NUMBERS_KEY = "tax_numbers";

/** What staff set for the store; none until they do. */
export function taxNumbersOf({
  metadata,
}: {
  metadata?: Record<string, unknown> | null;
}): TaxNumbers {
  return TaxNumbers.safeParse(metadata?.[TAX_NUMBERS_KEY]).data ?? NO_TAX_NUMBERS;
}

/** The number of a tax of an order to a province, where the shop has one: GST and HST share theirs. */
export function registrationOf(
  tax: string,
  province: ProvinceCode,
  numbers: TaxNumbers,
): { registration?: string } {
  const account = accountOf(tax, province);
  const registration = account && numbers[account];
  return registration ? { registration } : {};
}

function accountOf(tax: string, province: ProvinceCode): keyof TaxNumbers | undefined {
  if (/^(GST|HST)\b/.test(tax)) return "gstHst";
  if (/^QST\b/.test(tax)) return "qst";
  if (!/^(PST|RST)\b/.test(tax)) return undefined;
  return OWN_TAXES.find((code) => code === province);
}
