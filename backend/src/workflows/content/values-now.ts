import { FREE_SHIPPING_HOME_DOLLARS, formatCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ValuesNow } from "../../content/texts/list-texts";
import { shopSettings } from "../../settings";
import { readDeliveryPromise } from "../order/total/delivery-offers";

/** What the words in braces of the shop's texts stand for at this moment. */
export async function readValuesNow(container: MedusaContainer): Promise<ValuesNow> {
  const { fromCents } = await readDeliveryPromise(container);
  // Where delivery is free for all, or never, the home page names the specified amount, or none.
  const amount = formatCents(fromCents || FREE_SHIPPING_HOME_DOLLARS * 100).replace(/\.00$/, "");
  return { amount, shopUrl: shopSettings().SHOP_URL };
}
