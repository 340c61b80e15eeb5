import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { registerAccount } from "../../../workflows/account/register-account";
import { constantTimeResponse } from "../../security/constant-time-response";
import { rateLimitCall } from "../../security/rate-limit";

/**
 * POST /api/register (spec §7). The answer is the same whether or not the address has an
 * account; its owner learns by mail.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { confirmPassword: _, ...account } = bodyOf("accounts.register", request);
  const { email } = account;
  await rateLimitCall("accounts.register", request, { registrationAddress: email });
  await constantTimeResponse(() => registerAccount(request.scope, account));
  answerCall("accounts.register", response, {
    message: `We have sent an email to ${email}. Please open the link in it to verify your account.`,
  });
}
