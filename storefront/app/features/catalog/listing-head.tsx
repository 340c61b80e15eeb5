import type { Category } from "@eldercare/contracts";
import { Breadcrumb } from "~/components/breadcrumb";
import { ProductImage } from "~/components/product-image";
import { Paragraphs } from "./description-paragraphs";
import styles from "./listing-head.module.css";
import { listingCrumbs } from "./product-crumbs";

/** The list's heading; below it the category that was chosen, with words and picture of its own. */
export function ListingHead({ category }: { category: Category | undefined }) {
  return (
    <header className={styles.head} data-category={category ? "" : undefined}>
      <Breadcrumb crumbs={listingCrumbs(category)} />
      <h1>Our Products</h1>
      {category ? (
        <div className={styles.category}>
          {category.imageUrl && (
            <ProductImage
              src={category.imageUrl}
              alt=""
              sizes="(min-width: 56.01rem) 7.5rem, 5.5rem"
              className={styles.picture}
            />
          )}
          <div className={styles.words}>
            <h2>{category.name}</h2>
            <Paragraphs text={category.description} />
          </div>
        </div>
      ) : (
        <p className={styles.lead}>Everyday help for moving, bathing, resting and staying well.</p>
      )}
    </header>
  );
}
