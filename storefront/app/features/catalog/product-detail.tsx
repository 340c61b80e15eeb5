import type { Category, ProductDetail as DetailedProduct } from "@eldercare/contracts";
import { useState } from "react";
import { Breadcrumb } from "~/components/breadcrumb";
import { Unbroken } from "~/components/unbroken";
import { BuyBar } from "./buy-bar";
import { BuyBox } from "./buy-box";
import { summaryOf } from "./description-text";
import { KeyFact } from "./key-fact";
import { ProductBadges } from "./product-badges";
import { productCrumbs } from "./product-crumbs";
import styles from "./product-detail.module.css";
import { ProductGallery } from "./product-gallery";
import { ProductRating } from "./product-rating";
import { ProductReviews } from "./product-reviews";
import { ProductTabs } from "./product-tabs";
import { RelatedProducts } from "./related-products";
import { taxFreeReason } from "./tax-free";
import { useBelowFirstScreen } from "./use-below-first-screen";
import { useVariantChoice } from "./use-variant-choice";

export type ProductDetailProps = { product: DetailedProduct; category: Category | undefined };

/** One product, all there is to know about it (spec §2 Product detail); another one has another key. */
export function ProductDetail({ product, category }: ProductDetailProps) {
  const summary = summaryOf(product.description);
  const isWhole = useBelowFirstScreen(product.id);
  // What is chosen on the page stands there with its choices.
  const isChosen = product.options.some(({ name }) => name === product.cardSpec?.name);
  const { shown, ...chosen } = useVariantChoice(product);
  const [isOffScreen, setOffScreen] = useState(false);
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={productCrumbs(product, category)} />
      <article className={styles.product}>
        <ProductGallery key={shown.images.join()} product={shown} />
        <div className={styles.facts}>
          <ProductBadges product={shown} saleLabel="Sale" />
          <h1>
            <Unbroken text={product.name} />
          </h1>
          {product.brand && <p className={styles.brand}>By {product.brand}</p>}
          <ProductRating {...product} />
          {!isChosen && <KeyFact product={product} />}
          {summary && (
            <p className={styles.summary}>
              <Unbroken text={summary} />
            </p>
          )}
          <p className={`${styles.sku} code-letters`}>SKU: {shown.sku}</p>
          <BuyBox
            product={product}
            shown={shown}
            chosen={chosen}
            taxFree={taxFreeReason(product.specs)}
            onOffScreen={setOffScreen}
          />
        </div>
      </article>
      {isWhole ? (
        <>
          <ProductTabs product={product} />
          <ProductReviews {...product} />
          <RelatedProducts product={product} />
        </>
      ) : (
        <div className={styles.soon} />
      )}
      {isOffScreen && !chosen.isMissing && shown.stock > 0 && <BuyBar product={shown} />}
    </div>
  );
}
