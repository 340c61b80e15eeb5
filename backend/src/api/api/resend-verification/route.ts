import type { MessageResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { resendVerification } from "../../../workflows/account/resend-verification";
import { askForMail } from "../../security/ask-for-mail";

/** POST /api/resend-verification: the same answer for every address. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const email = await askForMail("accounts.resendVerification", request, (address) =>
    resendVerification(request.scope, address),
  );
  response.json({
    message: `If ${email} waits to be verified, a new mail is on its way. Links in earlier mails no longer work.`,
  });
}
