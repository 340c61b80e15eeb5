import { OrderNewsSettings } from "@eldercare/contracts";
import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { findStore } from "../medusa/find-store";

/** In the metadata of Medusa's store. */
export const ORDER_NEWS_KEY = "order_news";

/** A mail a day disturbs nobody, and no order is found by chance. */
const AT_FIRST: OrderNewsSettings = { when: "daily" };

/** When the shop is told of new orders by mail. */
export async function readOrderNewsSettings(
  container: MedusaContainer,
): Promise<OrderNewsSettings> {
  return orderNewsSettingsOf(await findStore(container));
}

export function orderNewsSettingsOf(
  store: Pick<StoreDTO, "metadata"> | undefined,
): OrderNewsSettings {
  return OrderNewsSettings.safeParse(store?.metadata?.[ORDER_NEWS_KEY]).data ?? AT_FIRST;
}
