import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { previewOfText } from "../../../../../content/texts/preview-link";
import { answerCall } from "../../../../../http/answer-call";
import { paramsOf } from "../../../../../http/call-input";

/** GET /api/content-texts/{key}/preview, for staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { key } = paramsOf("contentTexts.preview", request);
  answerCall("contentTexts.preview", response, previewOfText(key));
}
