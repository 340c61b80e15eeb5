import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { resendVerification } from "../../../workflows/account/resend-verification";
import { askForMail } from "../../security/ask-for-mail";

/** POST /api/resend-verification: the same answer for every address. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const email = await askForMail("accounts.resendVerification", request, (address) =>
    resendVerification(request.scope, address),
  );
  answerCall("accounts.resendVerification", response, {
    message: `If ${email} still has to be verified, a new email is on its way.`,
  });
}
