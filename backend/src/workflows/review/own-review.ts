import type { OwnReview, OwnReviewResponse, ReviewBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findListedProduct } from "../../catalog/products/find-listed-product";
import { ownFromStored } from "../../content/reviews/review-view";
import { reviewsOf } from "../../content/reviews/reviews-of";
import { Refusal } from "../../errors/refusal";
import type { Purchase } from "./find-purchase";

const ALREADY = "You reviewed this product already.";
const GONE = "We no longer sell this product, so it cannot be reviewed.";

/**
 * What a buyer's form begins with. Throws a {@link Refusal} "not-found" for a product that is gone,
 * "conflict" for one that the buyer reviewed under an address that is forgotten.
 */
export async function readOwnReview(
  container: MedusaContainer,
  { productId, order }: Purchase,
): Promise<OwnReviewResponse> {
  const product = await findListedProduct(container, { id: productId });
  if (!product) throw new Refusal("not-found", GONE);
  await refuseSecond(container, { productId, order });
  const [row] = await reviewsOf(container).listProductReviews(
    { product_id: productId, email: order.email.toLowerCase() },
    { take: 1 },
  );
  const review = row ? ownFromStored(row) : null;
  const { name, slug, images } = product;
  const [firstName = ""] = order.shipping.name.trim().split(/\s+/);
  return {
    product: { name, slug, image: images[0] ?? null },
    name: review?.name ?? firstName,
    review,
  };
}

/**
 * Keeps what a buyer says of a product; it waits until staff have judged it. Throws a {@link Refusal}
 * "conflict" as {@link readOwnReview} does.
 */
export async function writeOwnReview(
  container: MedusaContainer,
  { productId, order }: Purchase,
  { stars, text, name }: Pick<ReviewBody, "stars" | "text" | "name">,
): Promise<OwnReview> {
  await refuseSecond(container, { productId, order });
  const row = await reviewsOf(container).write({
    ...{ product_id: productId, order_id: order.id, email: order.email },
    ...{ stars, text, name },
  });
  return ownFromStored(row);
}

/** A review without an address cannot be changed any more, and its stars would count twice. */
async function refuseSecond(container: MedusaContainer, { productId, order }: Purchase) {
  const forgotten = await reviewsOf(container).forgottenOf(order.email, [productId]);
  if (forgotten.length > 0) throw new Refusal("conflict", ALREADY);
}
