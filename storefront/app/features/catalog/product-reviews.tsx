import type { Product, ReviewListResponse } from "@eldercare/contracts";
import { Link } from "react-router";
import { reviewListQuery } from "~/api/catalog-queries";
import { usePrefetchedQuery } from "~/api/use-prefetched-query";
import { ReviewList } from "./review-list";
import styles from "./reviews.module.css";

type Reviewed = Pick<ReviewListResponse, "average" | "counts" | "total">;

/** Average, and how many gave how many stars, the most stars first. */
function StarCounts({ average, counts, total }: Reviewed) {
  const most = counts.map((count, place) => ({ stars: place + 1, count })).reverse();
  return (
    <div className={styles.counts}>
      <p>
        <strong className={styles.average}>{average.toFixed(1)}</strong> out of 5 stars, from{" "}
        {total === 1 ? "1 buyer" : `${total} buyers`}
      </p>
      <dl>
        {most.map(({ stars, count }) => (
          <div key={stars} className={styles.count}>
            <dt>{stars === 1 ? "1 star" : `${stars} stars`}</dt>
            <dd>
              <span
                className={styles.bar}
                style={{ width: `${Math.round((count / total) * 100)}%` }}
              />
              <span>{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What people who bought the product here think of it; the newest reviews (spec §2 Product detail). */
export function ProductReviews({ slug, reviewCount }: Pick<Product, "slug" | "reviewCount">) {
  const { data } = usePrefetchedQuery(reviewListQuery(slug));
  const path = `/product/${slug}`;
  if (!data) return null;
  return (
    <section aria-labelledby="reviews" className={styles.section}>
      <h2 id="reviews" className={styles.heading}>
        Reviews
      </h2>
      {data.total > 0 ? (
        <>
          <StarCounts {...data} />
          <ReviewList reviews={data.reviews} />
        </>
      ) : (
        <p>
          No one has reviewed this product yet.
          {reviewCount > 0 && " The stars at its name are an example."}
        </p>
      )}
      <p className={`${styles.ways} no-print`}>
        {data.total > data.reviews.length && (
          <Link to={`${path}/reviews`}>See All {data.total} Reviews</Link>
        )}
        <Link to={`${path}/review`}>Write a Review</Link>
        <span className={styles.by}>Reviews are by people who bought the product here.</span>
      </p>
    </section>
  );
}
