import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import { paramsOf } from "../../../../../http/call-input";
import { sendFailedMail } from "../../../../../workflows/mail/end-failed-mail";

/** POST /api/failed-mails/{id}/send, for staff: the outbox begins anew with it. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = paramsOf("failedMails.send", request);
  await sendFailedMail(request.scope, id);
  answerCall("failedMails.send", response, { message: "The email is being sent again." });
}
