import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { checkResetLink, resetPassword } from "../../../workflows/account/reset-password";
import { endSessions } from "../../security/end-sessions";
import { rateLimitCall } from "../../security/rate-limit";
import { unlockSignIn } from "../../security/sign-in-tries";

/** GET /api/reset-password: whether the link of a mail still works. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = queryOf("accounts.checkResetLink", request);
  await rateLimitCall("accounts.checkResetLink", request);
  await checkResetLink(request.scope, token);
  answerCall("accounts.checkResetLink", response, {
    message: "This link works. Please choose a new password.",
  });
}

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
