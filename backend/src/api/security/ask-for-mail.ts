import type { MedusaRequest } from "@medusajs/framework/http";
import { bodyOf } from "../../http/call-input";
import { constantTimeResponse } from "./constant-time-response";
import { rateLimitCall } from "./rate-limit";

/**
 * Takes the wish for a mail to the address in the body, which is answered; neither answer nor time
 * tells whether there is an account. Throws 400 and 429 errors of the contract.
 */
export async function askForMail(
  call: "accounts.forgotPassword" | "accounts.resendVerification",
  request: MedusaRequest,
  send: (email: string) => Promise<unknown>,
): Promise<string> {
  const { email } = bodyOf(call, request);
  await rateLimitCall(call, request, { resetAddress: email, verificationAddress: email });
  await constantTimeResponse(() => send(email));
  return email;
}
