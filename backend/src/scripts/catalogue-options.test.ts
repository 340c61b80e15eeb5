import { describe, expect, it } from "vitest";
import { parseCatalogueOptions } from "./catalogue-options";

describe("npm run catalogue", () => {
  it("checks or makes anew, and prints JSON when asked to", () => {
    expect(parseCatalogueOptions(["check"])).toEqual({ task: "check", json: false });
    expect(parseCatalogueOptions(["reindex", "--json"])).toEqual({ task: "reindex", json: true });
  });

  it("says how it is called where it is called otherwise", () => {
    for (const args of [[], ["repair"], ["check", "reindex"], ["check", "--fast"]]) {
      expect(() => parseCatalogueOptions(args)).toThrow("Usage: npm run catalogue");
    }
  });
});
