import { availableTogether, type StaffProduct } from "@eldercare/contracts";
import { Badge, type BadgeTone } from "../components/badge";
import styles from "./product-badges.module.css";
import { listedStockWords, stockInWords } from "./stock-words";

/** Above this a stock is healthy (spec §9). */
const HEALTHY_STOCK = 10;

function stockTone(stock: number): BadgeTone {
  if (stock > HEALTHY_STOCK) return "spruce";
  return stock > 0 ? "amber" : "brick";
}

/** What can be sold; the three figures behind it as a tooltip, and for those who listen. */
export function StockBadge({ product }: { product: StaffProduct }) {
  const available = availableTogether(product);
  const isCounted = product.onHand !== null || product.variants.length > 0;
  return (
    <span className={styles.stock} title={stockInWords(product)}>
      <Badge tone={stockTone(available)}>{isCounted ? available : "Not counted"}</Badge>
      {isCounted && <span className={styles.words}>{listedStockWords(product)}</span>}
      <span className={styles.hidden}>{stockInWords(product)}</span>
    </span>
  );
}

/** In stock or not, featured, on sale; and whether shoppers find it at all. */
export function StatusBadges({ product }: { product: StaffProduct }) {
  const { variants, featured, isListed, published } = product;
  const isInStock = availableTogether(product) > 0;
  const onSale = product.onSale || variants.some((variant) => variant.onSale);
  return (
    <div className={styles.badges}>
      <Badge tone={isInStock ? "sage" : "grey"}>{isInStock ? "In Stock" : "Out of Stock"}</Badge>
      {featured && <Badge tone="violet">Featured</Badge>}
      {onSale && <Badge tone="coral">On Sale</Badge>}
      {!published && <Badge tone="amber">Draft</Badge>}
      {!isListed && <Badge tone="grey">Not in the shop</Badge>}
    </div>
  );
}
