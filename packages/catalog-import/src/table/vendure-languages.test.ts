import { expect, it } from "vitest";
import { inOneLanguage } from "./vendure-languages.js";

it("English counts before other languages, of whatever country, and French beside it", () => {
  expect(inOneLanguage(["name:fr_CA", "name:en_CA", "name:de", "sku"])).toEqual([
    "name:fr",
    "name",
    "name:de",
    "sku",
  ]);
  expect(inOneLanguage(["name:de", "name:fr"])).toEqual(["name", "name:fr"]);
});
