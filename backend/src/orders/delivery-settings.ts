import type { DeliverySettings } from "@eldercare/contracts";
import type { MedusaContainer, ShippingOptionDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { boundsOf } from "./weight-rules";

/** The store's ways of delivery to shoppers, by name, with the weights that each takes. */
export async function readDeliverySettings(container: MedusaContainer): Promise<DeliverySettings> {
  const ways = (await listWays(container)).map(({ id, name, rules, service_zone: zone }) => ({
    id,
    name,
    zone: zone.name,
    ...boundsOf(rules),
  }));
  return { ways: ways.sort((one, other) => one.name.localeCompare(other.name, "en-CA")) };
}

/** Medusa's shipping options, but for those of returns. */
export async function listWays(container: MedusaContainer): Promise<ShippingOptionDTO[]> {
  const options = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({}, { relations: ["rules", "service_zone"], take: 200 });
  return options.filter(
    ({ rules }) =>
      !rules.some(({ attribute, value }) => attribute === "is_return" && isTrue(value)),
  );
}

function isTrue(value: unknown): boolean {
  return value === true || value === "true";
}
