import { EmailBody, type MessageResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../http/parse-input";
import { resendVerification } from "../../../workflows/account/resend-verification";
import { answerEvenly } from "../../security/answer-evenly";
import { clientAddress } from "../../security/client-address";
import { limitTries } from "../../security/limit-tries";

/** POST /api/resend-verification: the same answer for every address. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const { email } = parseInput(EmailBody, request.body);
  await limitTries(request, [
    ["mailIp", clientAddress(request)],
    ["mailAddress", email],
  ]);
  await answerEvenly(() => resendVerification(request.scope, email));
  response.json({
    message: `If ${email} waits to be verified, a new mail is on its way. Links in earlier mails no longer work.`,
  });
}
