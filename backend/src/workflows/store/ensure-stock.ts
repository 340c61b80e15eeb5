import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import { onlyResult } from "./only-result";

/** One warehouse that serves the shop's sales channel and ships by hand; answers its id. */
export async function ensureStock(container: MedusaContainer, store: StoreDTO): Promise<string> {
  const locations = container.resolve(Modules.STOCK_LOCATION);
  const [known] = await locations.listStockLocations(
    store.default_location_id ? { id: store.default_location_id } : {},
    { take: 1, order: { created_at: "ASC" } },
  );
  const locationId = known?.id ?? (await createLocation(container));
  if (store.default_location_id !== locationId) {
    await updateStoresWorkflow(container).run({
      input: { selector: { id: store.id }, update: { default_location_id: locationId } },
    });
  }
  await connectLocation(container, locationId, store.default_sales_channel_id);
  return locationId;
}

async function createLocation(container: MedusaContainer): Promise<string> {
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        {
          name: "Birchwell warehouse",
          address: {
            address_1: "Shipping department",
            city: "Toronto",
            province: "ON",
            country_code: "CA",
          },
        },
      ],
    },
  });
  return onlyResult(result).id;
}

/** Sets what the location lacks: the sales channel that sells its stock and manual fulfilment. */
async function connectLocation(
  container: MedusaContainer,
  locationId: string,
  salesChannelId: string | null | undefined,
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "stock_location",
    fields: ["id", "sales_channels.id", "fulfillment_providers.id"],
    filters: { id: locationId },
  });
  const location = data[0];
  if (
    salesChannelId &&
    !location?.sales_channels?.some((channel?: { id: string }) => channel?.id === salesChannelId)
  ) {
    await linkSalesChannelsToStockLocationWorkflow(container).run({
      input: { id: locationId, add: [salesChannelId] },
    });
  }
  if (
    !location?.fulfillment_providers?.some(
      (provider?: { id: string }) => provider?.id === "manual_manual",
    )
  ) {
    await container.resolve(ContainerRegistrationKeys.LINK).create({
      [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
      [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" },
    });
  }
}
