import type { CheckoutSettings } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { checkoutSettingsOf, GUEST_CHECKOUT_KEY } from "../../orders/checkout-settings";
import { changeStoreSetting } from "./change-store-setting";

/** Sets whether people may pay without an account. */
export async function changeCheckoutSettings(
  container: MedusaContainer,
  after: CheckoutSettings,
): Promise<void> {
  await changeStoreSetting(
    container,
    {
      name: "guestCheckout",
      label: "guest checkout",
      readFrom: checkoutSettingsOf,
      metadataOf: ({ guestCheckout }) => ({ [GUEST_CHECKOUT_KEY]: guestCheckout }),
    },
    after,
  );
}
