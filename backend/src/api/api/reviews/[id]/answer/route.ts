import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../../../errors/refusal";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../../http/call-input";
import { answerReview } from "../../../../../workflows/review/judge-review";

/** PUT /api/reviews/{id}/answer, for admins. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = paramsOf("reviews.answer", request);
  const review = await answerReview(request.scope, id, bodyOf("reviews.answer", request));
  if (!review) throw new Refusal("not-found", "Review not found");
  answerCall("reviews.answer", response, review);
}
