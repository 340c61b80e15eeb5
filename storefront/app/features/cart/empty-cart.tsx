import type { ReactNode } from "react";
import { CartIcon } from "~/components/icons";
import { LOADING_CART } from "./cart-messages";
import { useCart } from "./cart-store";
import styles from "./empty-cart.module.css";

/**
 * What panel and page say of a cart with nothing in it, or nothing yet; `children` is the way on.
 */
export function EmptyCart({ children }: { children: ReactNode }) {
  const { isArriving } = useCart();
  return (
    <div className={styles.empty}>
      <CartIcon className={styles.image} />
      <div role="status" className={styles.words}>
        <p className={styles.title}>{isArriving ? LOADING_CART : "Your cart is empty"}</p>
        <p>
          {isArriving
            ? "We are asking for what you put in it on another device."
            : "What you add will wait for you here."}
        </p>
      </div>
      {children}
    </div>
  );
}
