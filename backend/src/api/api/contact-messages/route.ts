import type { ContactMessageListResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listContactMessages } from "../../../content/contact-messages/list-contact-messages";
import { queryOf } from "../../../http/call-input";

/** GET /api/contact-messages, for admins. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<ContactMessageListResponse>,
): Promise<void> {
  const query = queryOf("contactMessages.list", request);
  response.json(await listContactMessages(request.scope, query));
}
