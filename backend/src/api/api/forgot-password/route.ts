import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { requestPasswordReset } from "../../../workflows/account/request-password-reset";
import { askForMail } from "../../security/ask-for-mail";

/** POST /api/forgot-password: the same answer for every address. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const email = await askForMail("accounts.forgotPassword", request, (address) =>
    requestPasswordReset(request.scope, address),
  );
  answerCall("accounts.forgotPassword", response, {
    message: `If there is an account for ${email}, an email with a link to choose a new password is on its way.`,
  });
}
