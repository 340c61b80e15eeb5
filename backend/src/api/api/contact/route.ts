import { ContactBody, type MessageResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../http/parse-input";
import { sendContactMessageWorkflow } from "../../../workflows/contact-message/send-contact-message";
import { clientAddress } from "../../security/client-address";
import { rateLimit } from "../../security/rate-limit";

const THANKS = "Thank you for your message. We answer within two working days.";

/** POST /api/contact: whoever fills in the field that people do not see is thanked and forgotten. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const { website, ...message } = parseInput(ContactBody, request.body);
  await rateLimit(request, [
    ["contactIp", clientAddress(request)],
    ["mailAddress", message.email],
  ]);
  if (!website) await sendContactMessageWorkflow(request.scope).run({ input: message });
  response.status(201).json({ message: THANKS });
}
