import { describe, expect, it } from "vitest";
import { strayRules } from "./stray-rules";

const filter = (label: string, specs: string[]) => ({
  ...{ kind: "choice" as const, name: label, measure: null, label, specs },
});
const notSold = (hint: string) => ({ kind: "none" as const, words: ["piano"], hint });

describe("rules of files that name what the shop does not have", () => {
  it("are a category's address, and specifications of which no product has one", () => {
    const rules = {
      words: [notSold("canes"), notSold("cains"), notSold("cains")],
      filters: [filter("Colour", ["colour", "couleur"]), filter("Seat", ["seat width"])],
    };
    const shop = { slugs: new Set(["canes"]), specs: new Set(["couleur"]) };
    expect(strayRules(rules, shop)).toEqual([
      "search-words.csv: no category has the address “cains”, to which a row leads.",
      "spec-filters.csv: no product has what the filter “Seat” looks at: seat width.",
    ]);
  });
});
