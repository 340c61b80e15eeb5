import { expect, test } from "vitest";
import { isCardNumber } from "./card-number.js";

test("a card number has a right check digit", () => {
  expect(isCardNumber("4242424242424242")).toBe(true);
  expect(isCardNumber("378282246310005")).toBe(true);
  expect(isCardNumber("4242424242424241")).toBe(false);
  expect(isCardNumber("4242 4242 4242 4242")).toBe(false);
  expect(isCardNumber("0")).toBe(false);
});
