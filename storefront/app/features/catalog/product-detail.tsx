import type { Category, ProductDetail as DetailedProduct } from "@eldercare/contracts";
import { Breadcrumb } from "./breadcrumb";
import { BuyBox } from "./buy-box";
import { summaryOf } from "./description-text";
import { ProductBadges } from "./product-badges";
import { productCrumbs } from "./product-crumbs";
import styles from "./product-detail.module.css";
import { ProductGallery } from "./product-gallery";
import { ProductRating } from "./product-rating";
import { ProductTabs } from "./product-tabs";
import { RelatedProducts } from "./related-products";
import { taxFreeReason } from "./tax-free";
import { useBelowFirstScreen } from "./use-below-first-screen";

export type ProductDetailProps = { product: DetailedProduct; category: Category | undefined };

/** One product, all there is to know about it (spec §2 Product detail). */
export function ProductDetail({ product, category }: ProductDetailProps) {
  const summary = summaryOf(product.description);
  const isWhole = useBelowFirstScreen(product.id);
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={productCrumbs(product, category)} />
      <article className={styles.product}>
        <ProductGallery key={product.id} product={product} />
        <div className={styles.facts}>
          <ProductBadges product={product} saleLabel="Sale" />
          <h1 className={styles.name}>{product.name}</h1>
          <ProductRating rating={product.rating} reviewCount={product.reviewCount} />
          {summary && <p className={styles.summary}>{summary}</p>}
          <p className={styles.sku}>SKU: {product.sku}</p>
          <BuyBox key={product.id} product={product} taxFree={taxFreeReason(product.specs)} />
        </div>
      </article>
      {isWhole ? (
        <>
          <ProductTabs key={product.id} product={product} />
          <RelatedProducts product={product} />
        </>
      ) : (
        <div className={styles.soon} />
      )}
    </div>
  );
}
