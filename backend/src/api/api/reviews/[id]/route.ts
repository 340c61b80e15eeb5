import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../http/call-input";
import { judgeReview } from "../../../../workflows/review/judge-review";

/** PUT /api/reviews/{id}, for admins: published, or refused with a reason. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = paramsOf("reviews.judge", request);
  const review = await judgeReview(request.scope, id, bodyOf("reviews.judge", request));
  if (!review) throw new Refusal("not-found", "Review not found");
  answerCall("reviews.judge", response, review);
}
