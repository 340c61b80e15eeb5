import type { StaffProduct } from "@eldercare/contracts";
import { Badge, type BadgeTone } from "../components/badge";
import styles from "./product-badges.module.css";
import { stockInWords } from "./stock-words";

/** Above this a stock is healthy (spec §9). */
const HEALTHY_STOCK = 10;

function stockTone(stock: number): BadgeTone {
  if (stock > HEALTHY_STOCK) return "spruce";
  return stock > 0 ? "amber" : "brick";
}

/** What can be sold; the three figures behind it as a tooltip, and for those who listen. */
export function StockBadge({ product }: { product: StaffProduct }) {
  const words = stockInWords(product);
  return (
    <span title={words}>
      <Badge tone={stockTone(product.stock)}>{product.stock}</Badge>
      <span className={styles.hidden}>{words}</span>
    </span>
  );
}

/** In stock or not, featured, on sale; and whether shoppers find it at all. */
export function StatusBadges({ product }: { product: StaffProduct }) {
  const { stock, featured, onSale, isListed, published } = product;
  return (
    <div className={styles.badges}>
      <Badge tone={stock > 0 ? "sage" : "grey"}>{stock > 0 ? "In Stock" : "Out of Stock"}</Badge>
      {featured && <Badge tone="violet">Featured</Badge>}
      {onSale && <Badge tone="coral">On Sale</Badge>}
      {!published && <Badge tone="amber">Draft</Badge>}
      {!isListed && <Badge tone="grey">Not in the shop</Badge>}
    </div>
  );
}
