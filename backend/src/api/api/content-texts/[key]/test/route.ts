import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../../http/call-input";
import { sendTextTest } from "../../../../../workflows/content/send-text-test";
import { rateLimitCall } from "../../../../security/rate-limit";
import { signedInAdmin } from "../../../../security/signed-in";

/** POST /api/content-texts/{key}/test, for staff: the mail goes to whoever asks. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAdmin(request, "contentTexts.sendTest");
  const { key } = paramsOf("contentTexts.sendTest", request);
  await rateLimitCall("contentTexts.sendTest", request, { mailTestUser: user.id });
  const { value } = bodyOf("contentTexts.sendTest", request);
  await sendTextTest(request.scope, key, { value, recipient: user.email });
  answerCall("contentTexts.sendTest", response, {
    message: `A test is on its way to ${user.email}.`,
  });
}
