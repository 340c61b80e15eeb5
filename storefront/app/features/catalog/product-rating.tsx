import type { Product } from "@eldercare/contracts";
import styles from "./product-rating.module.css";
import { Stars } from "./review-stars";

const reviewText = (count: number) => (count === 1 ? "1 review" : `${count} reviews`);

type Rated = Pick<Product, "rating" | "reviewCount" | "isReviewed">;

/**
 * Stars and the same in words; stars that no buyer of this shop gave say that they are an example. On
 * the product's page they lead to the reviews.
 */
export function ProductRating({
  rating,
  reviewCount,
  isReviewed,
  isOnCard,
}: Rated & { isOnCard?: boolean }) {
  if (reviewCount <= 0) return <p className={styles.rating}>No reviews yet</p>;
  return (
    <p className={styles.rating}>
      <Stars rating={rating} />
      <span>
        <strong>{rating.toFixed(1)}</strong> out of 5 stars (
        {isReviewed && !isOnCard ? (
          <a href="#reviews">{reviewText(reviewCount)}</a>
        ) : (
          reviewText(reviewCount)
        )}
        )
      </span>
      {!isReviewed && <span className="example-mark">Example rating</span>}
    </p>
  );
}
