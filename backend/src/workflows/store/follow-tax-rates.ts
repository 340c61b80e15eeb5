import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { updateTaxRatesWorkflow } from "@medusajs/medusa/core-flows";
import {
  GST,
  PROVINCIAL_TAXES,
  provinceOf,
  rateToFollow,
  TAX_COUNTRY,
  taxDay,
} from "../../taxes/sales-taxes";

/**
 * Brings Medusa's default rates to those of today. Only a rate that the law had before is changed:
 * any other is the choice of staff.
 */
export async function followTaxRates(container: MedusaContainer, now = new Date()): Promise<void> {
  const tax = container.resolve(Modules.TAX);
  const day = taxDay(now);
  const regions = await tax.listTaxRegions({ country_code: TAX_COUNTRY }, { take: 50 });
  for (const { id, province_code } of regions) {
    const province = provinceOf(province_code);
    const own = province_code ? province && PROVINCIAL_TAXES[province] : GST;
    if (!own) continue;
    const rates = await tax.listTaxRates({ tax_region_id: id }, { take: 1000 });
    const kept = rates.find(({ is_default }) => is_default);
    if (kept?.rate == null) continue;
    const rate = rateToFollow(own, kept.rate, day);
    if (rate === undefined) continue;
    await updateTaxRatesWorkflow(container).run({
      input: { selector: { id: kept.id }, update: { rate } },
    });
  }
}
