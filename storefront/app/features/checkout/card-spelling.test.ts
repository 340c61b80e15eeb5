import { expect, test } from "vitest";
import { spacedCardNumber, spacedExpiry } from "./card-spelling";

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242 42", "4242 4242 42"],
  ["378282246310005", "3782 822463 10005"],
  ["", ""],
])("a card's number %o is written %o", (typed, shown) => {
  expect(spacedCardNumber(typed)).toBe(shown);
});

test.each([
  ["1", "1"],
  ["4", "04"],
  ["12", "12"],
  ["123", "12 / 3"],
  ["1234", "12 / 34"],
  ["12/2034", "12 / 34"],
  ["12 / ", "12"],
])("an expiry date %o is written %o", (typed, shown) => {
  expect(spacedExpiry(typed)).toBe(shown);
});
