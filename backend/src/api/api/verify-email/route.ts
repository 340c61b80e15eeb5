import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { verifyEmailWorkflow } from "../../../workflows/account/verify-email";
import { rateLimitCall } from "../../security/rate-limit";

const VERIFIED = "Your email address is verified. You can sign in now.";
const VERIFIED_BEFORE = "Your email address is verified already. You can sign in.";

/** GET /api/verify-email?token (spec §7): works within a day; whoever opens the link again is told that all is well. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = queryOf("accounts.verifyEmail", request);
  await rateLimitCall("accounts.verifyEmail", request);
  const { result } = await verifyEmailWorkflow(request.scope).run({ input: { token } });
  answerCall("accounts.verifyEmail", response, {
    message: result.wasBefore ? VERIFIED_BEFORE : VERIFIED,
  });
}
