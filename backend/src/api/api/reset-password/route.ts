import { type MessageResponse, ResetPasswordBody } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../http/parse-input";
import { resetPassword } from "../../../workflows/account/reset-password";
import { clientAddress } from "../../security/client-address";
import { endSessions } from "../../security/end-sessions";
import { rateLimit, rateLimitsOf } from "../../security/rate-limit";

/** POST /api/reset-password: a new password by the token of a mail; signs out everywhere. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const input = parseInput(ResetPasswordBody, request.body);
  await rateLimit(request, [["linkIp", clientAddress(request)]]);
  const { authIdentityId, user } = await resetPassword(request.scope, input);
  await endSessions(request, authIdentityId);
  // Whoever locked the account by guessing shall not keep its owner out.
  await rateLimitsOf(request).forget("signInAddress", user.email);
  response.json({ message: "Your password is changed. You can sign in with the new one now." });
}
