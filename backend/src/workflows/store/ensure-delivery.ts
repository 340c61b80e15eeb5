import { FREE_DELIVERY_ESTIMATE, FREE_DELIVERY_NAME } from "@eldercare/contracts";
import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
} from "@medusajs/medusa/core-flows";
import { onlyResult } from "./only-result";
import { rememberInStore } from "./remember-in-store";
import { SHIPPING_OPTION_KEY } from "./store-context";

const FULFILLMENT_SET = "Birchwell delivery";

/** Free delivery within Canada (spec §9: checkout always shows shipping "Free"). */
export async function ensureDelivery(
  container: MedusaContainer,
  store: StoreDTO,
  stockLocationId: string,
): Promise<void> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const profileId = await ensureShippingProfile(container);
  const optionId = store.metadata?.[SHIPPING_OPTION_KEY];
  if (typeof optionId === "string") {
    const [option] = await fulfillment.listShippingOptions({ id: optionId }, { take: 1 });
    if (option) return;
  }
  const serviceZoneId = await ensureServiceZone(container, stockLocationId);
  const { result } = await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: FREE_DELIVERY_NAME,
        price_type: "flat",
        provider_id: "manual_manual",
        service_zone_id: serviceZoneId,
        shipping_profile_id: profileId,
        type: { label: "Free", description: FREE_DELIVERY_ESTIMATE, code: "free" },
        prices: [{ currency_code: "cad", amount: 0 }],
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "true" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    ],
  });
  await rememberInStore(container, store.id, { [SHIPPING_OPTION_KEY]: onlyResult(result).id });
}

async function ensureShippingProfile(container: MedusaContainer): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [known] = await fulfillment.listShippingProfiles({ type: "default" }, { take: 1 });
  if (known) return known.id;
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Standard products", type: "default" }] },
  });
  return onlyResult(result).id;
}

async function ensureServiceZone(
  container: MedusaContainer,
  stockLocationId: string,
): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [known] = await fulfillment.listFulfillmentSets(
    { name: FULFILLMENT_SET },
    { relations: ["service_zones"], take: 1 },
  );
  const set =
    known ??
    (await fulfillment.createFulfillmentSets({
      name: FULFILLMENT_SET,
      type: "shipping",
      service_zones: [{ name: "Canada", geo_zones: [{ country_code: "ca", type: "country" }] }],
    }));
  // Made again when it is there already, this link stays one.
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  return onlyResult(set.service_zones).id;
}
