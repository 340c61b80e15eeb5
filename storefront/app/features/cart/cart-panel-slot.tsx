import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { cartActions, useCart } from "./cart-store";

const loadCartPanel = () => import("./cart-panel");
const CartPanel = lazy(loadCartPanel);

/** Called when somebody is about to open the cart, so that it opens without a wait. */
export function preloadCartPanel(): void {
  void loadCartPanel();
}

/** The cart panel's place in the page; its code comes with the first use. */
export function CartPanelSlot() {
  const { isOpen } = useCart();
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    if (isOpen) setWasOpened(true);
  }, [isOpen]);

  // The panel belongs to the page it was opened on, also for the back button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it reacts to.
  useEffect(() => cartActions.close(), [pathname]);

  if (!isOpen && !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <CartPanel />
    </Suspense>
  );
}
