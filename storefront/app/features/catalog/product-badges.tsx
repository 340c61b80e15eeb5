import type { Product } from "@eldercare/contracts";
import styles from "./product-badges.module.css";

export type ProductBadgesProps = {
  product: Pick<Product, "featured" | "onSale" | "stock">;
  /** The product list says 'On Sale' (spec §2), other places 'Sale' (spec §4). */
  saleLabel?: "On Sale" | "Sale";
};

/** What is special about a product, in words. */
export function ProductBadges({ product, saleLabel = "On Sale" }: ProductBadgesProps) {
  const { featured, onSale, stock } = product;
  if (!featured && !onSale && stock > 0) return null;
  return (
    <ul className={styles.badges}>
      {stock <= 0 && (
        <li className={styles.badge} data-look="out">
          Out of Stock
        </li>
      )}
      {onSale && (
        <li className={styles.badge} data-look="sale">
          {saleLabel}
        </li>
      )}
      {featured && (
        <li className={styles.badge} data-look="featured">
          Featured
        </li>
      )}
    </ul>
  );
}
