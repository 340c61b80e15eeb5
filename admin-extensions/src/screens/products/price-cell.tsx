import { formatCents, type StaffProduct } from "@eldercare/contracts";
import styles from "./price-cell.module.css";

/** The current price, and the original one struck through when it is higher. */
export function PriceCell({ product }: { product: StaffProduct }) {
  const { priceCAD, originalPriceCAD, discountPercentage } = product;
  const isReduced = originalPriceCAD !== null && originalPriceCAD > priceCAD;
  return (
    <div className={styles.price}>
      <span className={styles.current}>{formatCents(priceCAD)}</span>
      {isReduced && (
        <span className={styles.before}>
          <s>{formatCents(originalPriceCAD)}</s>
          {discountPercentage > 0 && (
            <span className={styles.percent}>{` −${discountPercentage}%`}</span>
          )}
        </span>
      )}
    </div>
  );
}
