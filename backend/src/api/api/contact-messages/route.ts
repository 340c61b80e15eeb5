import { ContactMessageListQuery, type ContactMessageListResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listContactMessages } from "../../../content/contact-messages/list-contact-messages";
import { parseInput } from "../../../http/parse-input";

/** GET /api/contact-messages, for admins. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<ContactMessageListResponse>,
): Promise<void> {
  const query = parseInput(ContactMessageListQuery, request.query);
  response.json(await listContactMessages(request.scope, query));
}
