import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listContactMessages } from "../../../content/contact-messages/list-contact-messages";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";

/** GET /api/contact-messages, for admins. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("contactMessages.list", request);
  answerCall("contactMessages.list", response, await listContactMessages(request.scope, query));
}
