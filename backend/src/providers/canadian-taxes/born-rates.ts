import { provinceOf } from "../../taxes/sales-taxes";
import { isTaxed, rulesOf, type TaxedAs } from "../../taxes/tax-rules";
import { TAXABLE } from "../../taxes/taxed-as";

/** What the rule reads of Medusa's rate; the country's own tax region has no province. */
export interface RegionalRate {
  is_default: boolean;
  tax_region?: { province_code?: string | null } | null;
}

/**
 * The rates that something bears, of those that Medusa found for it, the federal one first. Rates
 * that staff made for a product or a way of delivery hold whatever the tax class says.
 */
export function bornRates<Rate extends RegionalRate>(
  rates: readonly Rate[],
  product: TaxedAs = TAXABLE,
): Rate[] {
  const provinceCode = ({ tax_region }: Rate) => tax_region?.province_code ?? undefined;
  return [...rates]
    .sort((one, other) => Number(!!provinceCode(one)) - Number(!!provinceCode(other)))
    .filter(
      (rate) => !rate.is_default || isTaxed(product, rulesOf(provinceOf(provinceCode(rate)))),
    );
}
