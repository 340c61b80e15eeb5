import type { Product } from "@eldercare/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ProductImage } from "~/components/product-image";
import { ProductBadges } from "./product-badges";
import { ProductPrice } from "./product-price";
import styles from "./product-tile.module.css";

export type ProductTileProps = {
  product: Product;
  /** What can be done with it, below the price. */
  children?: ReactNode;
};

/** A product in brief: picture, name, price; for the home page and related products. */
export function ProductTile({ product, children }: ProductTileProps) {
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <ProductImage
          src={product.images[0]}
          alt=""
          sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 34vw, 8rem"
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/product/${product.slug}`} className={styles.link}>
            {product.name}
          </Link>
        </h3>
        <ProductBadges product={product} saleLabel="Sale" className={styles.badges} />
        <ProductPrice product={product} />
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}
