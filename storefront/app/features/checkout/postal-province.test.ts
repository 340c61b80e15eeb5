import { expect, test } from "vitest";
import { postalProvinceQuestion } from "./postal-province";

test.each([
  ["K1A 0B1", "on"],
  ["x0a 0h0", "nu"],
  ["X1A 1A1", "nt"],
  ["K1A", "qc"],
  ["", "qc"],
  ["K1A 0B1", ""],
])("nothing is asked about %o in %o", (postal, region) => {
  expect(postalProvinceQuestion(postal, region)).toBeNull();
});

test.each([
  ["k1a0b1", "qc", "begin with K are usually in Ontario, and you chose Quebec."],
  ["X0A 0H0", "yt", "begin with X are usually in Northwest Territories or Nunavut, and you"],
])("%s in %s is asked about, by the provinces' names", (postal, region, words) => {
  expect(postalProvinceQuestion(postal, region)).toContain(words);
});
