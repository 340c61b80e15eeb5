import { CartIcon } from "~/components/icons";
import styles from "./cart-button.module.css";
import { CART_BUTTON_ID } from "./cart-button-id";
import { preloadCartPanel } from "./cart-panel-slot";
import { useCart } from "./cart-store";

function nameFor(count: number): string {
  if (count === 0) return "Cart";
  return count === 1 ? "Cart, 1 item" : `Cart, ${count} items`;
}

/** Opens the cart panel; the badge shows the number of pieces when there are any. */
export function CartButton() {
  const { count, open } = useCart();
  return (
    <button
      type="button"
      id={CART_BUTTON_ID}
      className={styles.button}
      onClick={open}
      onPointerEnter={preloadCartPanel}
      onFocus={preloadCartPanel}
      aria-haspopup="dialog"
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
    </button>
  );
}
