import { EmailBody, type MessageResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../http/parse-input";
import { requestPasswordReset } from "../../../workflows/account/request-password-reset";
import { answerEvenly } from "../../security/answer-evenly";
import { clientAddress } from "../../security/client-address";
import { limitTries } from "../../security/limit-tries";

/** POST /api/forgot-password: the same answer for every address. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const { email } = parseInput(EmailBody, request.body);
  await limitTries(request, [
    ["mailIp", clientAddress(request)],
    ["mailAddress", email],
  ]);
  await answerEvenly(() => requestPasswordReset(request.scope, email));
  response.json({
    message: `If there is an account for ${email}, a mail with a link to choose a new password is on its way.`,
  });
}
