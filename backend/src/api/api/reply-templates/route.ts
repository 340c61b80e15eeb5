import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readReplyTemplates } from "../../../content/contact-messages/reply-templates";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { changeReplyTemplates } from "../../../workflows/contact-message/change-reply-templates";

/** GET /api/reply-templates, for admins. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("replyTemplates.read", response, await readReplyTemplates(request.scope));
}

/** PUT /api/reply-templates, for admins. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await changeReplyTemplates(request.scope, bodyOf("replyTemplates.change", request));
  answerCall("replyTemplates.change", response, await readReplyTemplates(request.scope));
}
