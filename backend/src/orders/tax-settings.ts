import type { TaxSettings } from "@eldercare/contracts";
import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findStore } from "../medusa/find-store";
import { taxNumbersOf } from "./tax-numbers";

/** The store's numbers for sales taxes, and whether Medusa's region adds taxes by itself. */
export async function readTaxSettings(container: MedusaContainer): Promise<TaxSettings> {
  const store = await findStore(container);
  return taxSettingsOf(container, store);
}

export async function taxSettingsOf(
  container: MedusaContainer,
  store: StoreDTO | undefined,
): Promise<TaxSettings> {
  const [region] = await container
    .resolve(Modules.REGION)
    .listRegions({ id: store?.default_region_id ?? "" }, { take: 1 });
  return { numbers: taxNumbersOf(store ?? {}), areOn: region?.automatic_taxes ?? false };
}
