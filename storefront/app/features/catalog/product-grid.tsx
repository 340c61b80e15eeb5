import type { Product } from "@eldercare/contracts";
import { useCurrentUser } from "~/features/account/use-current-user";
import type { ListView } from "./filters";
import { ProductCard } from "./product-card";
import styles from "./product-results.module.css";

export type ProductGridProps = {
  products: readonly Product[];
  view: ListView;
  /** They are of the address before this one, whose products are on their way. */
  isWaiting: boolean;
};

/** The list's products, one card each; staff who may change them get a way to do so. */
export function ProductGrid({ products, view, isWaiting }: ProductGridProps) {
  const isAdmin = useCurrentUser("if likely")?.role === "ADMIN";
  return (
    <ul
      className={view === "list" ? styles.list : styles.grid}
      data-waiting={isWaiting || undefined}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            view={view}
            priority={index === 0}
            adminControls={isAdmin}
          />
        </li>
      ))}
    </ul>
  );
}
