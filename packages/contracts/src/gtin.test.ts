import { expect, it } from "vitest";
import { isGtin } from "./gtin.js";

it.each(["96385074", "036000291452", "4006381333931", "10012345678902"])("%s is a GTIN", (text) => {
  expect(isGtin(text)).toBe(true);
});

it.each(["", "4006381333930", "400638133393", "4006381333931 ", "BW-4006381333931", "12345"])(
  "'%s' is none",
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);
