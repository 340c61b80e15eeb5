import { z } from "zod";

/** Provinces and territories of the shipping form, in its order (spec §5). */
export const PROVINCES = {
  bc: "British Columbia",
  ab: "Alberta",
  sk: "Saskatchewan",
  mb: "Manitoba",
  on: "Ontario",
  qc: "Quebec",
  nb: "New Brunswick",
  ns: "Nova Scotia",
  pe: "Prince Edward Island",
  nl: "Newfoundland and Labrador",
  yt: "Yukon",
  nt: "Northwest Territories",
  nu: "Nunavut",
} as const;

export type ProvinceCode = keyof typeof PROVINCES;

/** A province's name by its code; another region as it is written. */
export const provinceName = (region: string): string =>
  Object.hasOwn(PROVINCES, region) ? PROVINCES[region as ProvinceCode] : region;

export const PROVINCE_CODES = Object.keys(PROVINCES) as ProvinceCode[];

const REQUIRED = "Please choose your province";

/** A province's code from its code or name, in any case: "ON", "Ontario" and "on" are one. */
export const Province = z
  .string({ error: REQUIRED })
  .transform((value) => codeOf(value))
  .pipe(z.enum(PROVINCE_CODES, { error: REQUIRED }));

function codeOf(value: string): string {
  const asked = plain(value);
  return PROVINCE_CODES.find((code) => code === asked || plain(PROVINCES[code]) === asked) ?? asked;
}

/** Lower case, without accents: "Québec" is Quebec. */
function plain(value: string): string {
  return value.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
