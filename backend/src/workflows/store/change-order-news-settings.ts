import type { OrderNewsSettingsBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDER_NEWS_KEY, orderNewsSettingsOf } from "../../orders/order-news-settings";
import { changeStoreSetting } from "./change-store-setting";

/** Sets when the shop is told of new orders by mail. */
export async function changeOrderNewsSettings(
  container: MedusaContainer,
  asked: OrderNewsSettingsBody,
): Promise<void> {
  await changeStoreSetting(
    container,
    {
      name: "orderNews",
      label: "emails about new orders",
      readFrom: orderNewsSettingsOf,
      metadataOf: (settings) => ({ [ORDER_NEWS_KEY]: settings }),
    },
    asked,
  );
}
