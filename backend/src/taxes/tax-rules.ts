import type { ProvinceCode, TaxClass } from "@eldercare/contracts";
import { PROVINCIAL_TAXES, rateOn, type SalesTax, taxesOf } from "./sales-taxes";

/** Provinces whose own tax has its own exemptions. Quebec's follow the federal ones. */
export const OWN_RULES = ["bc", "sk", "mb"] as const;
export type OwnRules = (typeof OWN_RULES)[number];

/** Whose rules a tax follows: GST and HST the Excise Tax Act's, QST Quebec's, PST and RST their province's. */
export type Rules = "federal" | "qc" | OwnRules;

interface Rule {
  taxed: "always" | "never" | "without a written order";
  source: string;
}

const TAXABLE = "no exemption";
/** A province's exemption is believed only where its law names such goods; its own line says otherwise. */
const NOT_NAMED = "federal class only; the province taxes it unless the product says otherwise";

/**
 * What each tax class means under each set of rules, with the law it stands on. A product's own line
 * ("Provincial sales tax") goes before the rules of BC, SK and MB, whose lists name goods one by one.
 */
export const TAX_RULES: Readonly<Record<TaxClass, Readonly<Record<Rules, Rule>>>> = {
  standard: {
    federal: { taxed: "always", source: TAXABLE },
    qc: { taxed: "always", source: TAXABLE },
    bc: { taxed: "always", source: TAXABLE },
    sk: { taxed: "always", source: TAXABLE },
    mb: { taxed: "always", source: TAXABLE },
  },
  "zero-rated": {
    federal: { taxed: "never", source: "ETA, Schedule VI, Part II" },
    qc: { taxed: "never", source: "AQST, s. 176" },
    bc: {
      taxed: "never",
      source:
        "Provincial Sales Tax Exemption and Refund Regulation (B.C. Reg. 97/2013), ss. 3, 5, 7 and 8; Bulletin PST 207",
    },
    sk: {
      taxed: "never",
      source: "The Provincial Sales Tax Act (SK), s. 8; Information Bulletin PST-42",
    },
    mb: { taxed: "never", source: "The Retail Sales Tax Act (MB), s. 3; Bulletin 002, section 3" },
  },
  "zero-rated-with-prescription": {
    federal: {
      taxed: "without a written order",
      source: "ETA, Schedule VI, Part II, the sections that ask for a written order",
    },
    qc: { taxed: "without a written order", source: "AQST, s. 176" },
    bc: {
      taxed: "without a written order",
      source: "B.C. Reg. 97/2013, ss. 3 and 8; Bulletin PST 207",
    },
    sk: { taxed: "without a written order", source: "Information Bulletin PST-42" },
    mb: { taxed: "without a written order", source: "Bulletin 002, section 4" },
  },
  exempt: {
    federal: { taxed: "never", source: "ETA, Schedule V" },
    qc: { taxed: "never", source: "AQST, Title I, Chapter III" },
    bc: { taxed: "always", source: NOT_NAMED },
    sk: { taxed: "always", source: NOT_NAMED },
    mb: { taxed: "always", source: NOT_NAMED },
  },
};

/** How one product is taxed: its class, and where a province's own tax differs from the class's rule. */
export interface TaxedAs {
  taxClass: TaxClass;
  provincial: Readonly<Partial<Record<OwnRules, "taxed" | "free">>>;
}

/** A tax on a product: name and rate in per cent. */
export interface TaxOnProduct {
  name: string;
  rate: number;
}

/** The rules that a province's own tax follows; those of the GST for provinces without one. */
export function rulesOf(province: ProvinceCode | undefined): Rules {
  if (province === "qc") return "qc";
  return OWN_RULES.find((code) => code === province) ?? "federal";
}

/** Whether a product bears a tax that follows these rules. */
export function isTaxed(
  { taxClass, provincial }: TaxedAs,
  rules: Rules,
  hasWrittenOrder = false,
): boolean {
  const own = rules === "federal" || rules === "qc" ? undefined : provincial[rules];
  if (own) return own === "taxed";
  const { taxed } = TAX_RULES[taxClass][rules];
  return taxed === "always" || (taxed === "without a written order" && !hasWrittenOrder);
}

/** Whether some tax on a product goes away with a written order. */
export function asksWrittenOrder({ taxClass }: TaxedAs): boolean {
  return Object.values(TAX_RULES[taxClass]).some(
    ({ taxed }) => taxed === "without a written order",
  );
}

/** The taxes by law on a product sent to a province on a day ("YYYY-MM-DD"), the federal one first. */
export function taxesOn(
  product: TaxedAs,
  province: ProvinceCode,
  { day, hasWrittenOrder = false }: { day: string; hasWrittenOrder?: boolean },
): TaxOnProduct[] {
  const rulesFor = (tax: SalesTax) =>
    tax === PROVINCIAL_TAXES[province] ? rulesOf(province) : "federal";
  return taxesOf(province)
    .filter((tax) => isTaxed(product, rulesFor(tax), hasWrittenOrder))
    .map((tax) => ({ name: tax.name, rate: rateOn(tax, day) }));
}
