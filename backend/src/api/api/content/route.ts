import { PREVIEW_HEADER } from "@eldercare/contracts/content-preview";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { mayPreview } from "../../../content/texts/preview-link";
import { readContent, readDrafts } from "../../../content/texts/read-content";
import { Refusal } from "../../../errors/refusal";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { keepAnswer } from "../../../http/keep-answer";

/** GET /api/content (spec §7): the texts of a page as they are now; with drafts for whoever looks at them. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("content.read", request);
  const preview = request.get(PREVIEW_HEADER);
  if (preview !== undefined) {
    if (!mayPreview(preview)) throw new Refusal("invalid", "This preview is over.");
    response.set("Cache-Control", "private, no-store");
    return answerCall("content.read", response, await readDrafts(request.scope, query.page));
  }
  await keepAnswer("content.read", { request, response }, query, () =>
    readContent(request.scope, query.page),
  );
}
