import type { StaffProduct } from "@eldercare/contracts";
import { Badge, type BadgeTone } from "../components/badge";
import styles from "./product-badges.module.css";

/** Above this a stock is healthy (spec §9). */
const HEALTHY_STOCK = 10;

function stockTone(stock: number): BadgeTone {
  if (stock > HEALTHY_STOCK) return "spruce";
  return stock > 0 ? "amber" : "brick";
}

export function StockBadge({ stock }: Pick<StaffProduct, "stock">) {
  return <Badge tone={stockTone(stock)}>{stock}</Badge>;
}

/** In stock or not, featured, on sale; and whether shoppers find it at all. */
export function StatusBadges({ product }: { product: StaffProduct }) {
  const { stock, featured, onSale, isListed } = product;
  return (
    <div className={styles.badges}>
      <Badge tone={stock > 0 ? "sage" : "grey"}>{stock > 0 ? "In Stock" : "Out of Stock"}</Badge>
      {featured && <Badge tone="violet">Featured</Badge>}
      {onSale && <Badge tone="coral">On Sale</Badge>}
      {!isListed && <Badge tone="grey">Not in the shop</Badge>}
    </div>
  );
}
