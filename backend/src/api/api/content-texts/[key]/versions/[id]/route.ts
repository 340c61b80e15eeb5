import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readText } from "../../../../../../content/texts/list-texts";
import { answerCall } from "../../../../../../http/answer-call";
import { paramsOf } from "../../../../../../http/call-input";
import { withdrawText } from "../../../../../../workflows/content/change-text";
import { readValuesNow } from "../../../../../../workflows/content/values-now";

/** DELETE /api/content-texts/{key}/versions/{id}, for staff. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { key, id } = paramsOf("contentTexts.removeVersion", request);
  await withdrawText(request.scope, key, id);
  answerCall(
    "contentTexts.removeVersion",
    response,
    await readText(request.scope, key, await readValuesNow(request.scope)),
  );
}
