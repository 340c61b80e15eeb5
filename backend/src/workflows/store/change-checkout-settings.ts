import type { CheckoutSettings } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { checkoutSettingsOf, GUEST_CHECKOUT_KEY } from "../../orders/checkout-settings";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { rememberInStore } from "./remember-in-store";

/** Sets what staff set for the store, and records who it was when that changes something. */
export async function changeCheckoutSettings(
  container: MedusaContainer,
  after: CheckoutSettings,
): Promise<void> {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 });
  if (!store) throw new Error("The store is not set up yet.");
  const before = checkoutSettingsOf(store);
  if (before.guestCheckout === after.guestCheckout) return;
  await rememberInStore(container, store.id, { [GUEST_CHECKOUT_KEY]: after.guestCheckout });
  await recordSecurityEvent(container, {
    kind: "settings.changed",
    subject: { kind: "settings", id: "guestCheckout", label: "guest checkout" },
    before,
    after,
  });
}
