import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { paramsOf } from "../../../../http/call-input";
import { forgetFailedMail } from "../../../../workflows/mail/end-failed-mail";

/** DELETE /api/failed-mails/{id}, for staff: it is never sent. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = paramsOf("failedMails.forget", request);
  await forgetFailedMail(request.scope, id);
  answerCall("failedMails.forget", response, { message: "The email was given up." });
}
