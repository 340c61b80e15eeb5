import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readText } from "../../../../content/texts/list-texts";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../http/call-input";
import { changeText } from "../../../../workflows/content/change-text";
import { readValuesNow } from "../../../../workflows/content/values-now";

/** GET /api/content-texts/{key}, for staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { key } = paramsOf("contentTexts.read", request);
  answerCall(
    "contentTexts.read",
    response,
    await readText(request.scope, key, await readValuesNow(request.scope)),
  );
}

/** PUT /api/content-texts/{key}, for staff. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { key } = paramsOf("contentTexts.change", request);
  await changeText(request.scope, key, bodyOf("contentTexts.change", request));
  answerCall(
    "contentTexts.change",
    response,
    await readText(request.scope, key, await readValuesNow(request.scope)),
  );
}
