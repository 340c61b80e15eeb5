import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows";
import { GST_RATE, PROVINCIAL_TAXES } from "./canadian-tax-rates";
import { onlyResult } from "./only-result";

const COUNTRY = "ca";

/** Tax regions of Canada and its provinces; rates that staff changed stay. */
export async function ensureTaxes(container: MedusaContainer): Promise<void> {
  const regions = await container
    .resolve(Modules.TAX)
    .listTaxRegions({ country_code: COUNTRY }, { take: 50 });
  const country = regions.find(({ province_code }) => !province_code);
  const countryId = country?.id ?? (await createCountry(container));
  const known = new Set(regions.map(({ province_code }) => province_code));
  const missing = PROVINCIAL_TAXES.filter(({ province }) => !known.has(`${COUNTRY}-${province}`));
  if (missing.length === 0) return;
  await createTaxRegionsWorkflow(container).run({
    input: missing.map(({ province, name, rate, addsToGst }) => ({
      country_code: COUNTRY,
      province_code: `${COUNTRY}-${province}`,
      parent_id: countryId,
      default_tax_rate: {
        name,
        code: `${name.toLowerCase()}-${province}`,
        rate,
        is_combinable: addsToGst,
      },
    })),
  });
}

async function createCountry(container: MedusaContainer): Promise<string> {
  const { result } = await createTaxRegionsWorkflow(container).run({
    input: [
      {
        country_code: COUNTRY,
        provider_id: "tp_system",
        default_tax_rate: { name: "GST", code: "gst", rate: GST_RATE },
      },
    ],
  });
  return onlyResult(result).id;
}
