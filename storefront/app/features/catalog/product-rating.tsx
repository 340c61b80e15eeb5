import type { Product } from "@eldercare/contracts";
import styles from "./product-rating.module.css";

const STAR = "M12 2.8 14.8 9l6.7.7-5 4.5 1.4 6.6L12 17.4l-5.9 3.4 1.4-6.6-5-4.5L9.2 9z";

function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => {
        const filled = Math.round(Math.min(1, Math.max(0, rating - place)) * 100);
        return (
          <svg key={place} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} className={styles.empty} />
            <path
              d={STAR}
              className={styles.full}
              style={{ clipPath: `inset(0 ${100 - filled}% 0 0)` }}
            />
          </svg>
        );
      })}
    </span>
  );
}

const reviewText = (count: number) => (count === 1 ? "1 review" : `${count} reviews`);

/** Stars and the same in words. */
export function ProductRating({ rating, reviewCount }: Pick<Product, "rating" | "reviewCount">) {
  if (reviewCount <= 0) return <p className={styles.rating}>No reviews yet</p>;
  return (
    <p className={styles.rating}>
      <Stars rating={rating} />
      <span>
        <strong>{rating.toFixed(1)}</strong> out of 5 stars ({reviewText(reviewCount)})
      </span>
    </p>
  );
}
