import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../http/call-input";
import { markContactMessage } from "../../../../workflows/contact-message/mark-contact-message";

/** PUT /api/contact-messages/{id}, for admins: done, or not. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { handled } = bodyOf("contactMessages.mark", request);
  const message = await markContactMessage(
    request.scope,
    paramsOf("contactMessages.mark", request).id,
    handled,
  );
  if (!message) throw new Refusal("not-found", "Message not found");
  answerCall("contactMessages.mark", response, message);
}
