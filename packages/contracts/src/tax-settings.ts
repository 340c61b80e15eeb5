import { z } from "zod";

/** What staff set about sales taxes: GET and PUT /api/tax-settings. Rates are in Medusa's tax regions. */

const number = (form: RegExp, like: string) =>
  z
    .string({ error: `Please write it like ${like}.` })
    .trim()
    .toUpperCase()
    .refine((text) => text === "" || form.test(text), `Please write it like ${like}.`);

/**
 * Under which numbers the shop is registered, "" where it is not: orders that are placed from then on
 * name them. BC, SK and MB: of their own sales taxes.
 */
export const TaxNumbers = z.strictObject({
  gstHst: number(/^\d{9} ?RT ?\d{4}$/, "123456789 RT0001"),
  qst: number(/^\d{10} ?TQ ?\d{4}$/, "1234567890 TQ0001"),
  bc: number(/^PST-?\d{4}-?\d{4}$/, "PST-1234-5678"),
  sk: number(/^\d{7}$/, "1234567"),
  mb: number(/^\d{6}-?\d$|^\d{9} ?MT ?\d{4}$/, "123456-7 or 123456789 MT0001"),
});
export type TaxNumbers = z.output<typeof TaxNumbers>;

export const NO_TAX_NUMBERS: TaxNumbers = { gstHst: "", qst: "", bc: "", sk: "", mb: "" };

/** `expected` is what the form began with (decision 094). */
export const TaxSettingsBody = z.strictObject({
  numbers: TaxNumbers,
  expected: z.object({ numbers: z.record(z.string(), z.string()) }).optional(),
});
export type TaxSettingsBody = z.output<typeof TaxSettingsBody>;
export const TaxSettings = z.object({
  numbers: TaxNumbers,
  /** Whether staff turned taxes on, in Medusa's region. */
  areOn: z.boolean(),
});
export type TaxSettings = z.infer<typeof TaxSettings>;
