import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from "react";
import { CartIcon } from "~/components/icons";
import styles from "./cart-button.module.css";
import { CART_BUTTON_ID } from "./cart-button-id";
import { preloadCartPanel } from "./cart-panel-slot";
import { useCart } from "./cart-store";

function nameFor(count: number): string {
  if (count === 0) return "Cart";
  return count === 1 ? "Cart, 1 item" : `Cart, ${count} items`;
}

const neverChanges = () => () => undefined;

/** Whether the scripts have taken over: false on the server and while hydrating. */
const useScripts = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * Leads to the cart: a link to its page until the scripts are there, then the button of the cart
 * panel. The badge shows the number of pieces when there are any.
 */
export function CartButton() {
  const { count, open } = useCart();
  const asButton = { role: "button", "aria-haspopup": "dialog" } as const;
  const enhancement = useScripts() ? asButton : {};

  function onClick(event: MouseEvent) {
    // A new tab or window is the page's, as with any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  }
  /** Buttons are pressed by the space bar too. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== " ") return;
    event.preventDefault();
    open();
  }

  return (
    <a
      href="/cart"
      id={CART_BUTTON_ID}
      className={styles.button}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerEnter={preloadCartPanel}
      onFocus={preloadCartPanel}
      aria-label={nameFor(count)}
      {...enhancement}
    >
      {/* Before the badge in the text, as in the name that is read; the style shows it behind. */}
      <span className={styles.label}>Cart</span>{" "}
      <span className={styles.image}>
        <CartIcon />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? "99+" : count}
          </span>
        )}
      </span>
    </a>
  );
}
