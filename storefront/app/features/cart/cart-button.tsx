import { CartIcon } from "~/components/icons";
import { LinkButton, useScripts } from "~/components/link-button";
import styles from "./cart-button.module.css";
import { CART_BUTTON_ID } from "./cart-button-id";
import { preloadCartPanel } from "./cart-panel-slot";
import { useCart } from "./cart-store";

function nameFor(count: number): string {
  if (count === 0) return "Cart";
  return count === 1 ? "Cart, 1 item" : `Cart, ${count} items`;
}

/**
 * Leads to the cart's page until the scripts are there, then opens the cart panel. The badge shows
 * the number of pieces when there are any.
 */
export function CartButton() {
  const { count, open } = useCart();
  const opensPanel = useScripts();
  return (
    <LinkButton
      href="/cart"
      id={CART_BUTTON_ID}
      className={styles.button}
      onPress={open}
      onPointerEnter={preloadCartPanel}
      onFocus={preloadCartPanel}
      aria-haspopup={opensPanel ? "dialog" : undefined}
      aria-label={nameFor(count)}
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
    </LinkButton>
  );
}
