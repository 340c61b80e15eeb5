import type { Review, ReviewAnswerBody, ReviewJudgement } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { indexProducts } from "../../catalog/search-index/index-products";
import { withProducts } from "../../content/reviews/list-all-reviews";
import { reviewsOf } from "../../content/reviews/reviews-of";
import { Refusal } from "../../errors/refusal";
import type { ProductReviewRow } from "../../modules/review/service";
import { recordSecurityEvent } from "../../security-events/record-security-event";

const CHANGED = "Its writer changed it in the meantime. Please read it again.";

/**
 * Publishes a review, or refuses it with a reason; undefined when there is none. Throws a
 * {@link Refusal} "conflict" when it is not the text any more that was read.
 */
export async function judgeReview(
  container: MedusaContainer,
  id: string,
  { writtenAt, ...judgement }: ReviewJudgement,
): Promise<Review | undefined> {
  const found = await findReview(container, id);
  if (!found) return undefined;
  const before = { state: found.state, reason: found.reason };
  const after = { reason: null, ...judgement };
  if (before.state === after.state && before.reason === after.reason) {
    return asStaffSee(container, found);
  }
  const judged = await reviewsOf(container).sayOf({ id, writtenAt }, after);
  if (!judged) throw new Refusal("conflict", CHANGED);
  // The queue would do it, too: who judges sees the stars of the page change with the answer.
  await indexProducts(container, [found.product_id]);
  await recordSecurityEvent(container, {
    kind: "review.judged",
    // What it says, and who wrote it, may be erased.
    subject: { kind: "review", id, label: "Review" },
    ...{ before, after },
  });
  return asStaffSee(container, judged);
}

/**
 * Says something to a review, below it; nothing takes it away. Undefined when there is none. Throws a
 * {@link Refusal} "conflict" as {@link judgeReview} does.
 */
export async function answerReview(
  container: MedusaContainer,
  id: string,
  { answer, writtenAt }: ReviewAnswerBody,
): Promise<Review | undefined> {
  const found = await findReview(container, id);
  if (!found) return undefined;
  if ((found.answer ?? "") === answer) return asStaffSee(container, found);
  const answered = await reviewsOf(container).sayOf(
    { id, writtenAt },
    { answer: answer || null, answered_at: answer ? new Date() : null },
  );
  if (!answered) throw new Refusal("conflict", CHANGED);
  await recordSecurityEvent(container, {
    kind: "review.answered",
    subject: { kind: "review", id, label: "Review" },
    before: { isAnswered: found.answer !== null },
    after: { isAnswered: answer !== "" },
  });
  return asStaffSee(container, answered);
}

async function findReview(
  container: MedusaContainer,
  id: string,
): Promise<ProductReviewRow | undefined> {
  // PostgreSQL has no text with this character, so no id has it.
  if (id.includes("\u0000")) return undefined;
  const [found] = await reviewsOf(container).listProductReviews({ id }, { take: 1 });
  return found;
}

async function asStaffSee(container: MedusaContainer, row: ProductReviewRow): Promise<Review> {
  const [review] = await withProducts(container, [row]);
  return review as Review;
}
