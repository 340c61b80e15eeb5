import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { verifyEmailWorkflow } from "../../../workflows/account/verify-email";
import { rateLimitCall } from "../../security/rate-limit";

/** GET /api/verify-email?token (spec §7): works once, within a day. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = queryOf("accounts.verifyEmail", request);
  await rateLimitCall("accounts.verifyEmail", request);
  await verifyEmailWorkflow(request.scope).run({ input: { token } });
  answerCall("accounts.verifyEmail", response, {
    message: "Your e-mail address is verified. You can sign in now.",
  });
}
