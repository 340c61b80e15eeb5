import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { readReviewSettings } from "../../../orders/review-settings";
import { changeReviewSettings } from "../../../workflows/store/change-review-settings";

/** GET /api/review-settings, for admins. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("reviewSettings.read", response, await readReviewSettings(request.scope));
}

/** PUT /api/review-settings, for admins. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await changeReviewSettings(request.scope, bodyOf("reviewSettings.change", request));
  answerCall("reviewSettings.change", response, await readReviewSettings(request.scope));
}
