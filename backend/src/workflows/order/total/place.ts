import type { ShippingForm } from "@eldercare/contracts";
import { TAX_COUNTRY } from "../../../taxes/sales-taxes";

/** What of an address decides delivery and taxes; `postal` may be empty. */
export type Place = Pick<ShippingForm, "region" | "postal">;

/** A place as Medusa's zones, tax regions and addresses name it (ISO 3166-2). */
export function medusaPlace({ region, postal }: Place) {
  return {
    country_code: TAX_COUNTRY,
    province_code: `${TAX_COUNTRY}-${region}`,
    ...(postal && { postal_code: postal, postal_expression: postal }),
  };
}
