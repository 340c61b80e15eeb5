import type { CheckoutSettings } from "@eldercare/contracts";
import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { findStore } from "../medusa/find-store";

/** In the metadata of Medusa's store. */
export const GUEST_CHECKOUT_KEY = "guest_checkout";

/** What staff set for the store; guests are off until somebody turns them on. */
export async function readCheckoutSettings(container: MedusaContainer): Promise<CheckoutSettings> {
  const store = await findStore(container);
  return checkoutSettingsOf(store);
}

export function checkoutSettingsOf(
  store: Pick<StoreDTO, "metadata"> | undefined,
): CheckoutSettings {
  return { guestCheckout: store?.metadata?.[GUEST_CHECKOUT_KEY] === true };
}
