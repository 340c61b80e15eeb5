import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../../../errors/refusal";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../../http/call-input";
import { answerContactMessage } from "../../../../../workflows/contact-message/answer-contact-message";
import { signedInAdmin } from "../../../../security/signed-in";

/** POST /api/contact-messages/{id}/replies, for admins. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAdmin(request, "contactMessages.reply");
  const { id } = paramsOf("contactMessages.reply", request);
  const message = await answerContactMessage(request.scope, id, {
    ...bodyOf("contactMessages.reply", request),
    by: user.email,
  });
  if (!message) throw new Refusal("not-found", "Message not found");
  answerCall("contactMessages.reply", response, message);
}
