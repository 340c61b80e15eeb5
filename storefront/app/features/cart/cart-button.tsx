import { useScripts } from "~/components/browser-value";
import { CartIcon } from "~/components/icons";
import { LinkButton } from "~/components/link-button";
import { badgeText, CART_BUTTON_ID, cartName } from "~/content/cart-button-texts";
import styles from "./cart-button.module.css";
import { preloadCartPanel } from "./cart-panel-slot";
import { useCart } from "./cart-store";

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
      aria-label={cartName(count)}
    >
      {/* Before the badge in the text, as in the name that is read; the style shows it behind. */}
      <span className={styles.label}>Cart</span>{" "}
      <span className={styles.image}>
        <CartIcon />
        {/* Filled early where a product was added before the scripts were there. */}
        <span className={styles.badge} data-badge aria-hidden="true" suppressHydrationWarning>
          {badgeText(count)}
        </span>
      </span>
    </LinkButton>
  );
}
