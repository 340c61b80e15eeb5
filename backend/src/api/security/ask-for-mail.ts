import { EmailBody } from "@eldercare/contracts";
import type { MedusaRequest } from "@medusajs/framework/http";
import { parseInput } from "../../http/parse-input";
import { clientAddress } from "./client-address";
import { constantTimeResponse } from "./constant-time-response";
import { rateLimit } from "./rate-limit";

/**
 * Takes the wish for a mail to the address in the body, which is answered; neither answer nor time
 * tells whether there is an account. Throws 400 and 429 errors of the contract.
 */
export async function askForMail(
  request: MedusaRequest,
  send: (email: string) => Promise<unknown>,
): Promise<string> {
  const { email } = parseInput(EmailBody, request.body);
  await rateLimit(request, [
    ["mailIp", clientAddress(request)],
    ["mailAddress", email],
  ]);
  await constantTimeResponse(() => send(email));
  return email;
}
