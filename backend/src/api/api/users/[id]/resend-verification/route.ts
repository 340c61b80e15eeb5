import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findAccountOfCustomer } from "../../../../../accounts/find-account";
import { Refusal } from "../../../../../errors/refusal";
import { answerCall } from "../../../../../http/answer-call";
import { paramsOf } from "../../../../../http/call-input";
import { sendVerificationAgain } from "../../../../../workflows/account/resend-verification";
import { rateLimitCall } from "../../../../security/rate-limit";

/** POST /api/users/{id}/resend-verification, for staff: a new mail to a customer who needs one. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await findAccountOfCustomer(
    request.scope,
    paramsOf("users.resendVerification", request).id,
  );
  if (!account) throw new Refusal("not-found", "Customer not found");
  const { email, isEmailVerified } = account.user;
  if (isEmailVerified) throw new Refusal("conflict", `${email} is verified already.`);
  await rateLimitCall("users.resendVerification", request, { verificationAddress: email });
  await sendVerificationAgain(request.scope, account);
  answerCall("users.resendVerification", response, {
    message: `A new verification email is on its way to ${email}.`,
  });
}
