import { freeShippingProgress } from "./free-shipping";
import styles from "./free-shipping-bar.module.css";

/** How far the cart is from free shipping, in words and as a bar. */
export function FreeShippingBar({ subtotal }: { subtotal: number }) {
  const { text, percent, qualifies } = freeShippingProgress(subtotal);
  return (
    <div>
      <p className={styles.text} data-qualifies={qualifies || undefined}>
        {text}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label="Progress to free shipping"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div className={styles.filled} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
