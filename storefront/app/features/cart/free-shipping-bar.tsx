import { freeShippingProgress } from "./free-shipping";
import styles from "./free-shipping-bar.module.css";
import { useDeliveryPromise } from "./use-delivery-promise";

/** How far the cart is from free shipping, in words and as a bar; nothing where there is none. */
export function FreeShippingBar({ subtotal }: { subtotal: number }) {
  const progress = freeShippingProgress(subtotal, useDeliveryPromise());
  if (!progress) return null;
  const { text, percent, qualifies, exception } = progress;
  return (
    <div className={styles.bar}>
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
      {exception && <p className={styles.exception}>{exception}</p>}
    </div>
  );
}
