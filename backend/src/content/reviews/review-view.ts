import {
  type OwnReview,
  type PublishedReview,
  REVIEW_REFUSALS,
  type Review,
  type ReviewRefusal,
} from "@eldercare/contracts";
import type { ProductReviewRow } from "../../modules/review/service";

const isReason = (reason: string | null): reason is ReviewRefusal =>
  reason !== null && reason in REVIEW_REFUSALS;

const timeOf = (time: Date | string) => new Date(time).toISOString();

function answerOf({ answer, answered_at }: ProductReviewRow): Review["answer"] {
  return answer && answered_at ? { text: answer, at: timeOf(answered_at) } : null;
}

/** A review as everybody reads it. */
export function publishedFromStored(row: ProductReviewRow): PublishedReview {
  const { id, name, stars, text, written_at } = row;
  return { id, name, stars, text, writtenAt: timeOf(written_at), answer: answerOf(row) };
}

/** A review as whoever wrote it reads it. */
export function ownFromStored({ name, stars, text, state, reason }: ProductReviewRow): OwnReview {
  return { name, stars, text, state, reason: isReason(reason) ? REVIEW_REFUSALS[reason] : null };
}

/** A review as staff see it, of a product that is still known by a name. */
export function reviewFromStored(row: ProductReviewRow, product: Review["product"]): Review {
  const { id, order_id, email, name, stars, text, state, reason, written_at } = row;
  return {
    ...{ id, product, orderId: order_id, email, name, stars, text, state },
    reason: isReason(reason) ? reason : null,
    answer: answerOf(row),
    writtenAt: timeOf(written_at),
  };
}
