import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { sendContactMessageWorkflow } from "../../../workflows/contact-message/send-contact-message";
import { rateLimitCall } from "../../security/rate-limit";

const THANKS = "Thank you for your message. We will answer within 2 business days.";

/** POST /api/contact: whoever fills in the field that people do not see is thanked and forgotten. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { website, ...message } = bodyOf("contact.send", request);
  await rateLimitCall("contact.send", request, { contactAddress: message.email });
  if (!website) await sendContactMessageWorkflow(request.scope).run({ input: message });
  answerCall("contact.send", response, { message: THANKS });
}
