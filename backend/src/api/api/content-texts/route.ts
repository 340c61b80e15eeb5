import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listTexts } from "../../../content/texts/list-texts";
import { answerCall } from "../../../http/answer-call";
import { readValuesNow } from "../../../workflows/content/values-now";

/** GET /api/content-texts, for staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall(
    "contentTexts.list",
    response,
    await listTexts(request.scope, await readValuesNow(request.scope)),
  );
}
