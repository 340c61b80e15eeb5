import type { TaxNumbers } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import type { SalesContext } from "../../catalog/products/sales-context";
import { readStorePlace } from "../../medusa/store-place";
import { taxNumbersOf } from "../../orders/tax-numbers";

/** Where the shop sells, and the ids of what else the set-up created and everything builds on. */
export interface StoreContext extends SalesContext {
  storeId: string;
  /** Where new products are counted. */
  stockLocationId: string;
  shippingProfileId: string;
  shippingOptionId: string;
  salePriceListId: string;
  taxNumbers: TaxNumbers;
}

/** Keys of the store's metadata that remember what has no place of its own in Medusa's store. */
export const SHIPPING_OPTION_KEY = "shipping_option_id";
export const SALE_PRICE_LIST_KEY = "sale_price_list_id";
export const TAX_PROVIDER_KEY = "tax_provider_id";

/** The ids of the store that `setUpStore` made; throws when it has not run yet. */
export async function findStoreContext(container: MedusaContainer): Promise<StoreContext> {
  const store = await readStorePlace(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const ids = {
    storeId: store?.id,
    salesChannelId: store?.default_sales_channel_id,
    regionId: store?.default_region_id,
    stockLocationId: store?.default_location_id,
    shippingProfileId: store?.shipping_profile_id,
    shippingOptionId: store?.metadata?.[SHIPPING_OPTION_KEY],
    salePriceListId: store?.metadata?.[SALE_PRICE_LIST_KEY],
  };
  if (!isComplete(ids)) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "The store is not set up yet: start the server once, or run the seed.",
    );
  }
  return {
    ...ids,
    stockLocationIds: store?.stock_location_ids ?? [],
    taxNumbers: taxNumbersOf(store ?? {}),
  };
}

type StoreIds = Omit<StoreContext, "stockLocationIds" | "taxNumbers">;

function isComplete(ids: Record<keyof StoreIds, unknown>): ids is StoreIds & typeof ids {
  return Object.values(ids).every((id) => typeof id === "string" && id !== "");
}
