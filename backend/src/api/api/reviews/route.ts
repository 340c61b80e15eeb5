import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listAllReviews } from "../../../content/reviews/list-all-reviews";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";

/** GET /api/reviews, for admins. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("reviews.listAll", request);
  answerCall("reviews.listAll", response, await listAllReviews(request.scope, query));
}
