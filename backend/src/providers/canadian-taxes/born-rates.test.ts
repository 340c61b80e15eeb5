import type { TaxClass } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { bornRates } from "./born-rates";

const rate = (name: string, province_code: string | null = null, is_default = true) => ({
  name,
  is_default,
  tax_region: { province_code },
});
const GST = rate("GST");
const names = (
  rates: Parameters<typeof bornRates>[0],
  taxClass: TaxClass,
  provincial: { bc?: "taxed" | "free" } = {},
) =>
  bornRates(rates as ReturnType<typeof rate>[], { taxClass, provincial }).map(({ name }) => name);

describe("the rates of Medusa that a product bears", () => {
  it("are all of them for standard products, the federal one first", () => {
    expect(names([rate("PST", "ca-bc"), GST], "standard")).toEqual(["GST", "PST"]);
    expect(names([rate("HST", "ca-ns")], "standard")).toEqual(["HST"]);
  });

  it("are none for zero-rated devices, but where the product says that its province taxes it", () => {
    expect(names([rate("QST", "ca-qc"), GST], "zero-rated")).toEqual([]);
    expect(names([rate("HST", "ca-on")], "zero-rated")).toEqual([]);
    expect(names([rate("PST", "ca-bc"), GST], "zero-rated", { bc: "taxed" })).toEqual(["PST"]);
  });

  it("are those that staff made for it, whatever its class", () => {
    expect(names([rate("Eco fee", "ca-bc", false), GST], "zero-rated")).toEqual(["Eco fee"]);
  });

  it("are all of them for delivery", () => {
    expect(bornRates([rate("PST", "ca-sk"), GST]).map(({ name }) => name)).toEqual(["GST", "PST"]);
  });
});
