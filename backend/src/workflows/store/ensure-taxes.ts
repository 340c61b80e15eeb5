import { PROVINCE_CODES } from "@eldercare/contracts";
import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createTaxRegionsWorkflow, updateTaxRegionsWorkflow } from "@medusajs/medusa/core-flows";
import {
  GST,
  PROVINCIAL_TAXES,
  rateOn,
  TAX_COUNTRY,
  TAX_PROVIDER,
  taxDay,
} from "../../taxes/sales-taxes";
import { followTaxRates } from "./follow-tax-rates";
import { onlyResult } from "./only-result";
import { rememberInStore } from "./remember-in-store";
import { TAX_PROVIDER_KEY } from "./store-context";

/** What stores were set up with before tax classes decided amounts. */
const FORMER_PROVIDER = "tp_system";

/** Tax regions of Canada and its provinces, at the rates of today; what staff changed stays. */
export async function ensureTaxes(container: MedusaContainer, store: StoreDTO): Promise<void> {
  const regions = await container
    .resolve(Modules.TAX)
    .listTaxRegions({ country_code: TAX_COUNTRY }, { take: 50 });
  const country = regions.find(({ province_code }) => !province_code);
  const countryId = country?.id ?? (await createCountry(container));
  if (!store.metadata?.[TAX_PROVIDER_KEY]) {
    if (country?.provider_id === FORMER_PROVIDER) {
      await updateTaxRegionsWorkflow(container).run({
        input: [{ id: country.id, provider_id: TAX_PROVIDER }],
      });
    }
    // Once: whoever chooses another one in Medusa Admin keeps it.
    await rememberInStore(container, store.id, { [TAX_PROVIDER_KEY]: TAX_PROVIDER });
  }
  const known = new Set(regions.map(({ province_code }) => province_code));
  await createProvinces(container, countryId, known);
  await followTaxRates(container);
}

async function createProvinces(
  container: MedusaContainer,
  countryId: string,
  known: ReadonlySet<string | null>,
): Promise<void> {
  const missing = PROVINCE_CODES.flatMap((province) => {
    const tax = PROVINCIAL_TAXES[province];
    const code = `${TAX_COUNTRY}-${province}`;
    if (!tax || known.has(code)) return [];
    return {
      country_code: TAX_COUNTRY,
      province_code: code,
      parent_id: countryId,
      default_tax_rate: {
        name: tax.name,
        code: `${tax.name.toLowerCase()}-${province}`,
        rate: rateOn(tax, taxDay()),
        is_combinable: tax.addsToGst,
      },
    };
  });
  if (missing.length > 0) await createTaxRegionsWorkflow(container).run({ input: missing });
}

async function createCountry(container: MedusaContainer): Promise<string> {
  const { result } = await createTaxRegionsWorkflow(container).run({
    input: [
      {
        country_code: TAX_COUNTRY,
        provider_id: TAX_PROVIDER,
        default_tax_rate: { name: GST.name, code: "gst", rate: rateOn(GST, taxDay()) },
      },
    ],
  });
  return onlyResult(result).id;
}
