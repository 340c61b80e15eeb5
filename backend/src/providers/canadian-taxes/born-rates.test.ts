import type { TaxClass } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { bornRates, ratesOfDelivery } from "./born-rates";

const rate = (name: string, province_code: string | null = null, is_default = true) => ({
  name,
  rate: 7,
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

  it("are none with a written order for devices that ask for one, and all without", () => {
    const rates = [rate("PST", "ca-bc"), GST];
    const product = { taxClass: "zero-rated-with-prescription", provincial: {} } as const;
    expect(bornRates(rates, product, true)).toEqual([]);
    expect(bornRates(rates, product, false)).toHaveLength(2);
  });

  it("are those that staff made for it, whatever its class", () => {
    expect(names([rate("Eco fee", "ca-bc", false), GST], "zero-rated")).toEqual(["Eco fee"]);
  });
});

describe("the rates of Medusa that delivery bears", () => {
  const pst = rate("PST", "ca-sk");
  const named = (rates: { name: string }[]) => rates.map(({ name }) => name);

  it("are those that something of what it brings bears", () => {
    expect(named(ratesOfDelivery([pst, GST], [GST, pst]))).toEqual(["GST", "PST"]);
    expect(named(ratesOfDelivery([pst, GST], [GST]))).toEqual(["GST"]);
    expect(named(ratesOfDelivery([pst, GST], []))).toEqual([]);
    const made = { ...rate("Reduced", "ca-sk", false), rate: 2 };
    expect(named(ratesOfDelivery([pst], [made]))).toEqual(["PST"]);
    expect(named(ratesOfDelivery([pst], [{ ...made, rate: 0 }]))).toEqual([]);
  });

  it("are all of them where it is asked for alone, and those that staff made for it always", () => {
    expect(named(ratesOfDelivery([pst, GST], undefined))).toEqual(["GST", "PST"]);
    expect(named(ratesOfDelivery([rate("HST", "ca-on", false)], []))).toEqual(["HST"]);
  });
});
