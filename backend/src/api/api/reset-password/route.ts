import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { resetPassword } from "../../../workflows/account/reset-password";
import { endSessions } from "../../security/end-sessions";
import { rateLimitCall } from "../../security/rate-limit";
import { unlockSignIn } from "../../security/sign-in-tries";

/** POST /api/reset-password: a new password by the token of a mail; signs out everywhere. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = bodyOf("accounts.resetPassword", request);
  await rateLimitCall("accounts.resetPassword", request);
  const { authIdentityId, user } = await resetPassword(request.scope, input);
  await endSessions(request, authIdentityId);
  // Whoever locked the account by guessing shall not keep its owner out.
  await unlockSignIn(request, user.email);
  answerCall("accounts.resetPassword", response, {
    message: "Your password is changed. You can sign in with the new one now.",
  });
}
