import type { ProvinceCode, TaxNumbers } from "@eldercare/contracts";
import { expect, test } from "vitest";
import { registrationOf, TAX_NUMBERS_KEY, taxNumbersOf } from "./tax-numbers";

const NUMBERS: TaxNumbers = {
  gstHst: "123456789 RT0001",
  qst: "1234567890 TQ0001",
  bc: "PST-1234-5678",
  sk: "",
  mb: "123456-7",
};

test.each<[string, ProvinceCode, string | undefined]>([
  ["GST", "qc", NUMBERS.gstHst],
  ["HST", "on", NUMBERS.gstHst],
  ["QST", "qc", NUMBERS.qst],
  ["PST", "bc", NUMBERS.bc],
  ["RST", "mb", NUMBERS.mb],
  ["PST", "sk", undefined],
  ["Eco fee", "bc", undefined],
])("%s to %s goes by the number %o", (tax, province, registration) => {
  expect(registrationOf(tax, province, NUMBERS)).toEqual(registration ? { registration } : {});
});

test("a store has no numbers until staff set them", () => {
  expect(taxNumbersOf({ metadata: null }).gstHst).toBe("");
  expect(taxNumbersOf({ metadata: { [TAX_NUMBERS_KEY]: NUMBERS } })).toEqual(NUMBERS);
});
