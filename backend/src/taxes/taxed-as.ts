import {
  PROVINCIAL_TAX,
  PROVINCIAL_TAX_LABEL,
  TAX_CLASS_LABEL,
  TAX_CLASSES,
  type TaxClass,
} from "@eldercare/contracts";
import { OWN_RULES, type TaxedAs } from "./tax-rules";

/** Tax is charged unless a product's specifications say in the shop's own words that it is not. */
export const TAXABLE: TaxedAs = { taxClass: "standard", provincial: {} };

/** Names of the lines that say it, in lower case. */
export const TAX_LINES = [TAX_CLASS_LABEL, PROVINCIAL_TAX_LABEL].map((name) => name.toLowerCase());

const CLASSES = new Map<string, TaxClass>(
  (Object.keys(TAX_CLASSES) as TaxClass[]).map((taxClass) => [TAX_CLASSES[taxClass], taxClass]),
);

/** How a product with these lines in its specifications is taxed (decision 071). */
export function taxedAs(specs: readonly { name: string; value: string }[]): TaxedAs {
  const [, what, where = ""] = PROVINCIAL_TAX.exec(line(specs, PROVINCIAL_TAX_LABEL)) ?? [];
  const named = where.toLowerCase().split(", ");
  return {
    taxClass: CLASSES.get(line(specs, TAX_CLASS_LABEL)) ?? TAXABLE.taxClass,
    provincial: Object.fromEntries(
      OWN_RULES.filter((province) => named.includes(province)).map((province) => [
        province,
        what === "No PST" ? "free" : "taxed",
      ]),
    ),
  };
}

function line(specs: readonly { name: string; value: string }[], label: string): string {
  const wanted = label.toLowerCase();
  return specs.find(({ name }) => name.trim().toLowerCase() === wanted)?.value.trim() ?? "";
}
