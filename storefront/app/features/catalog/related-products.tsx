import { type Product, RELATED_PRODUCTS } from "@eldercare/contracts";
import { productListQuery } from "~/api/catalog-queries";
import { usePrefetchedQuery } from "~/api/use-prefetched-query";
import { ProductTile } from "./product-tile";
import styles from "./related-products.module.css";

/** Products of the same category, without this one; nothing is asked for a product without one. */
export function relatedQuery({ id, categoryId }: Pick<Product, "id" | "categoryId">) {
  return {
    ...productListQuery({
      categoryId: categoryId ?? "",
      limit: String(RELATED_PRODUCTS),
      exclude: id,
    }),
    enabled: categoryId !== null,
  };
}

/** Up to four products of the same category. */
export function RelatedProducts({ product }: { product: Product }) {
  const { data } = usePrefetchedQuery(relatedQuery(product));
  const related = data?.products.filter(({ id }) => id !== product.id) ?? [];
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-products" className="no-print">
      <h2 id="related-products" className={styles.heading}>
        Related Products
      </h2>
      <ul className={styles.products}>
        {related.slice(0, RELATED_PRODUCTS).map((other) => (
          <li key={other.id}>
            <ProductTile product={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
