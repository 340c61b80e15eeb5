import { type ContactMessage, ContactMessageChangesBody } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../../errors/refusal";
import { parseInput } from "../../../../http/parse-input";
import { markContactMessage } from "../../../../workflows/contact-message/mark-contact-message";

/** PUT /api/contact-messages/{id}, for admins: done, or not. */
export async function PUT(
  request: MedusaRequest,
  response: MedusaResponse<ContactMessage>,
): Promise<void> {
  const { handled } = parseInput(ContactMessageChangesBody, request.body);
  const message = await markContactMessage(request.scope, String(request.params.id), handled);
  if (!message) throw new Refusal("not-found", "Message not found");
  response.json(message);
}
