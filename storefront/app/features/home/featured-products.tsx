import { FEATURED_PRODUCTS } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { productListQuery } from "~/api/catalog-queries";
import { searchAddress } from "~/components/search-address";
import { ProductTile } from "~/features/catalog/product-tile";
import styles from "./featured-products.module.css";

/** Nobody is shown first what cannot be bought. */
export const featuredQuery = () =>
  productListQuery({
    featured: "true",
    inStockOnly: "true",
    limit: String(FEATURED_PRODUCTS),
  });

/** 'Featured Products': up to eight cards, and the way to the rest (spec §2 Home). */
export function FeaturedProducts() {
  const { data, isPending } = useQuery(featuredQuery());
  const products = data?.products ?? [];
  if (!isPending && products.length === 0) return null;
  return (
    <section className="page-width" aria-labelledby="home-featured" aria-busy={isPending}>
      <h2 id="home-featured" className={styles.heading}>
        Featured Products
      </h2>
      {isPending && <p>Loading products...</p>}
      <ul className={styles.products}>
        {products.slice(0, FEATURED_PRODUCTS).map((product) => (
          <li key={product.id}>
            <ProductTile product={product} isAmongFeatured>
              <Button asChild tone="secondary" className={styles.view}>
                <Link to={searchAddress(product.name) ?? "/products"}>
                  View Product<span className="visually-hidden">: {product.name}</span>
                </Link>
              </Button>
            </ProductTile>
          </li>
        ))}
      </ul>
      {data && data.total > FEATURED_PRODUCTS && (
        <p className={styles.more}>
          <Button asChild>
            <Link to="/products?featured=true">View All Featured Products</Link>
          </Button>
        </p>
      )}
    </section>
  );
}
