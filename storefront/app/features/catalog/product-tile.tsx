import type { Product } from "@eldercare/contracts";
import type { ReactNode } from "react";
import { ProductImage } from "~/components/product-image";
import { cardOf } from "./card-of";
import { KeyFact } from "./key-fact";
import { ProductBadges } from "./product-badges";
import frame from "./product-frame.module.css";
import { ProductLink } from "./product-link";
import { ProductPrice } from "./product-price";
import styles from "./product-tile.module.css";

export type ProductTileProps = {
  product: Product;
  /** The list that it stands in says that all of them are featured. */
  isAmongFeatured?: boolean;
  /** What can be done with it, below the price. */
  children?: ReactNode;
};

/** A product in brief: image, name, size or limit, price; for the home page and related products. */
export function ProductTile({ product, isAmongFeatured, children }: ProductTileProps) {
  const card = cardOf(product);
  return (
    <article className={`${frame.frame} ${styles.tile}`}>
      <div className={`${frame.image} ${styles.image}`}>
        <ProductImage
          src={product.images[0]}
          alt=""
          sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 34vw, 8rem"
        />
      </div>
      <div className={`${frame.words} ${styles.words}`}>
        <h3 className={frame.name}>
          <ProductLink product={product} prefetch="intent" />
        </h3>
        <ProductBadges
          product={{ ...card, featured: card.featured && !isAmongFeatured }}
          saleLabel="Sale"
        />
        <KeyFact product={product} />
        <ProductPrice product={card} />
      </div>
      {children && <div className={`${frame.actions} ${styles.actions}`}>{children}</div>}
    </article>
  );
}
