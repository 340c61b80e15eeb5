import { formatCents, type Product } from "@eldercare/contracts";
import styles from "./product-price.module.css";

type Prices = Pick<Product, "priceCAD" | "originalPriceCAD"> & {
  /** Other variants cost more. */
  isFrom?: boolean;
};

export type ProductPriceProps = { product: Prices; size?: "card" | "page" };

/** The price; a higher original one before it, struck through and said in words. */
export function ProductPrice({ product, size = "card" }: ProductPriceProps) {
  const { priceCAD, originalPriceCAD, isFrom } = product;
  const isReduced = originalPriceCAD !== null && originalPriceCAD > priceCAD;
  return (
    <p className={styles.price} data-size={size}>
      {isReduced && (
        <>
          <span className="visually-hidden">Was </span>
          <s className={styles.original}>{formatCents(originalPriceCAD)}</s>
          <span className="visually-hidden">, now </span>
        </>
      )}
      <strong className={styles.current}>
        {isFrom && <span className={styles.from}>from </span>}
        {formatCents(priceCAD)}
      </strong>
    </p>
  );
}
