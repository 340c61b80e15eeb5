import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createRegionsWorkflow, updateStoresWorkflow } from "@medusajs/medusa/core-flows";
import { STRIPE_PROVIDER_ID } from "../../payments/stripe-access";
import { onlyResult } from "./only-result";

const COUNTRY = "ca";

/**
 * One region, Canada, in CAD. Taxes are off until staff turn them on in Medusa Admin, so that totals
 * are those of spec §2; prices then include them, or not, as staff choose.
 */
export async function ensureRegion(container: MedusaContainer, store: StoreDTO): Promise<void> {
  const regions = await container
    .resolve(Modules.REGION)
    .listRegions({ currency_code: "cad" }, { relations: ["countries"] });
  const known = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === COUNTRY));
  const regionId = known?.id ?? (await createRegion(container));
  if (store.default_region_id === regionId) return;
  await updateStoresWorkflow(container).run({
    input: { selector: { id: store.id }, update: { default_region_id: regionId } },
  });
}

async function createRegion(container: MedusaContainer): Promise<string> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: "Canada",
          currency_code: "cad",
          countries: [COUNTRY],
          automatic_taxes: false,
          is_tax_inclusive: true,
          // Medusa's manual provider would let carts of its own store API be ordered unpaid.
          payment_providers: [STRIPE_PROVIDER_ID],
        },
      ],
    },
  });
  return onlyResult(result).id;
}
