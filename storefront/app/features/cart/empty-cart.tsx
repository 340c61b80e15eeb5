import type { ReactNode } from "react";
import { CartIcon } from "~/components/icons";
import styles from "./empty-cart.module.css";

/** What panel and page say of a cart with nothing in it; `children` is the way on. */
export function EmptyCart({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <CartIcon className={styles.image} />
      <p className={styles.title}>Your cart is empty</p>
      <p>What you add will wait for you here.</p>
      {children}
    </div>
  );
}
