import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROVINCE_CODES, PROVINCES, type ProvinceCode, type TaxClass } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { GST, PROVINCIAL_TAXES, rateToFollow, type SalesTax } from "./sales-taxes";
import { isTaxed, TAX_RULES, type TaxedAs, taxesOn } from "./tax-rules";

const DOCUMENT = readFileSync(join(__dirname, "../../../docs/taxes.md"), "utf8");

/** Rows of the table below a heading of the document, without its head. */
function table(heading: string): string[][] {
  const section = DOCUMENT.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((row) => row.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const a = (taxClass: TaxClass, provincial: TaxedAs["provincial"] = {}): TaxedAs => ({
  taxClass,
  provincial,
});

const says = (
  product: TaxedAs,
  province: ProvinceCode,
  { day = "2026-11-22", hasWrittenOrder = false } = {},
) =>
  taxesOn(product, province, { day, hasWrittenOrder })
    .map(({ name, rate }) => `${name} ${rate} %`)
    .join(" + ") || "none";

describe("docs/taxes.md and the rules are one", () => {
  it("in every cell of provinces and tax classes", () => {
    const device = a("zero-rated-with-prescription");
    expect(table("What is charged")).toEqual(
      PROVINCE_CODES.map((province) => [
        PROVINCES[province],
        says(a("standard"), province),
        says(a("zero-rated"), province),
        says(device, province, { hasWrittenOrder: true }),
        says(device, province),
        says(a("exempt"), province),
      ]),
    );
  });

  it("in every rate, its first day and its source", () => {
    const rows = (where: string, { name, rates }: SalesTax) =>
      rates.map(({ from, rate, source }) => [where, `${name} ${rate} %`, from, source]);
    expect(table("Rates")).toEqual([
      ...rows("Canada", GST),
      ...PROVINCE_CODES.flatMap((province) => {
        const tax = PROVINCIAL_TAXES[province];
        return tax ? rows(PROVINCES[province], tax) : [];
      }),
    ]);
  });

  it("in the source of every rule", () => {
    const whose = { federal: "GST, HST", qc: "QST", bc: "PST of BC", sk: "PST of SK", mb: "RST" };
    expect(table("Rules and their sources")).toEqual(
      Object.entries(TAX_RULES).flatMap(([taxClass, rules]) =>
        Object.entries(rules).map(([key, { taxed, source }]) => [
          taxClass,
          whose[key as keyof typeof whose],
          taxed,
          source,
        ]),
      ),
    );
  });
});

describe("rates by date", () => {
  it("are Nova Scotia's 15 % until March 2025 and 14 % from April on", () => {
    expect(says(a("standard"), "ns", { day: "2025-03-31" })).toBe("HST 15 %");
    expect(says(a("standard"), "ns", { day: "2025-04-01" })).toBe("HST 14 %");
  });
});

describe("a rate that Medusa keeps", () => {
  const { ns: hst } = PROVINCIAL_TAXES;
  const follow = (kept: number, day: string) => hst && rateToFollow(hst, kept, day);

  it("follows the law on its day", () => {
    expect(follow(15, "2025-03-31")).toBeUndefined();
    expect(follow(15, "2025-04-01")).toBe(14);
    expect(follow(14, "2025-04-01")).toBeUndefined();
  });

  it("stays as staff set it", () => {
    expect(follow(12.5, "2026-11-22")).toBeUndefined();
    expect(follow(0, "2026-11-22")).toBeUndefined();
  });
});

describe("what a product says of a province", () => {
  it("goes before the rule of its class there, and nowhere else", () => {
    const safetyVest = a("standard", { bc: "free" });
    expect(says(safetyVest, "bc")).toBe("GST 5 %");
    expect(says(safetyVest, "sk")).toBe("GST 5 % + PST 6 %");
    const seat = a("zero-rated", { mb: "taxed" });
    expect(says(seat, "mb")).toBe("RST 7 %");
    expect(says(seat, "bc")).toBe("none");
    expect(isTaxed(seat, "federal")).toBe(false);
  });
});
