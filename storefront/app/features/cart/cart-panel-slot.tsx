import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { toast } from "~/components/toast";
import { cartNotOpened } from "./cart-messages";
import { cartActions, useCart } from "./cart-store";

let asked: Promise<{ default: ComponentType }> | undefined;

/** Asked for once: what failed would come again without its styles, which Vite counts as loaded. */
const loadCartPanel = () => {
  asked ??= import("./cart-panel");
  return asked;
};

/** Called when somebody is about to open the cart, so that it opens without a wait. */
export function preloadCartPanel(): void {
  loadCartPanel().catch(() => undefined);
}

/**
 * The cart panel's place in the page; its code comes with the first use. Where it could not come
 * the page stays, and the cart's own page stands in for it as soon as there is a network.
 */
export function CartPanelSlot() {
  const { isOpen } = useCart();
  const { pathname } = useLocation();
  const [CartPanel, setCartPanel] = useState<ComponentType>();

  useEffect(() => {
    if (!isOpen || CartPanel) return;
    loadCartPanel().then(
      ({ default: loaded }) => setCartPanel(() => loaded),
      () => {
        cartActions.close();
        if (navigator.onLine) window.location.assign("/cart");
        else toast(cartNotOpened());
      },
    );
  }, [isOpen, CartPanel]);

  // The panel belongs to the page it was opened on, also for the back button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it reacts to.
  useEffect(() => cartActions.close(), [pathname]);

  return CartPanel ? <CartPanel /> : null;
}
