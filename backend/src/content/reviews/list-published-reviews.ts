import type { ReviewListQuery, ReviewListResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { averageStars } from "./average-stars";
import { publishedFromStored } from "./review-view";
import { reviewsOf } from "./reviews-of";

const PAGE_SIZE = 10;

/** What buyers say of a product, the newest first, and how many gave how many stars. */
export async function listPublishedReviews(
  container: MedusaContainer,
  productId: string,
  { limit = PAGE_SIZE, offset = 0 }: ReviewListQuery,
): Promise<ReviewListResponse> {
  const reviews = reviewsOf(container);
  const [rows, counts] = await Promise.all([
    reviews.listProductReviews(
      { product_id: productId, state: "published" },
      { order: { written_at: "DESC", id: "DESC" }, take: limit, skip: offset },
    ),
    reviews.countStars(productId),
  ]);
  return {
    reviews: rows.map(publishedFromStored),
    total: counts.reduce((sum, count) => sum + count, 0),
    average: averageStars(counts),
    counts,
  };
}
