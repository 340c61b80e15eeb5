import { expect, it } from "vitest";
import { foldedText } from "./folded-text";
import { searchWords } from "./search-words";

it.each([
  ["Łukasz Østergård", "lukasz ostergard"],
  ["Straße, GROẞ", "strasse, gross"],
  ["Œuvre d’Ægir", "oeuvre d’aegir"],
  ["Đorđe Þór", "dorde thor"],
  ["Québec", "quebec"],
  ["IŞIK ışık", "isik isik"],
])("folds %j", (text, folded) => expect(foldedText(text)).toBe(folded));

it("is how words are searched", () => {
  expect(searchWords("Rollator für Łódź")).toEqual(["rollator", "fur", "lodz"]);
});
