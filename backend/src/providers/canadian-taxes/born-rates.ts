import { provinceOf } from "../../taxes/sales-taxes";
import { isTaxed, rulesOf, type TaxedAs } from "../../taxes/tax-rules";
import { TAXABLE } from "../../taxes/taxed-as";

/** What the rules read of Medusa's rate; the country's own tax region has no province. */
export interface RegionalRate {
  rate: number | null;
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
  hasWrittenOrder = false,
): Rate[] {
  return [...rates]
    .sort((one, other) => Number(!!provinceCode(one)) - Number(!!provinceCode(other)))
    .filter(
      (rate) =>
        !rate.is_default ||
        isTaxed(product, rulesOf(provinceOf(provinceCode(rate))), hasWrittenOrder),
    );
}

/**
 * The rates that delivery bears: it is taxed as what it brings is (ETA, s. 138), so that none of a
 * tax region applies when no goods bear one of that region. `goods` are the rates that they bear;
 * undefined where they are not known, and delivery bears all.
 */
export function ratesOfDelivery<Rate extends RegionalRate>(
  rates: readonly Rate[],
  goods: readonly RegionalRate[] | undefined,
): Rate[] {
  const borne = goods && new Set(goods.filter(({ rate }) => rate).map(provinceCode));
  return bornRates(rates).filter(
    (rate) => !rate.is_default || !borne || borne.has(provinceCode(rate)),
  );
}

const provinceCode = ({ tax_region }: RegionalRate) => tax_region?.province_code ?? undefined;
