import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findPerson } from "../../../accounts/person";
import { summarizePerson } from "../../../accounts/summarize-person";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { erasePerson } from "../../../workflows/privacy/erase-person";

/** GET /api/people, for staff: what the shop knows of an address, in numbers. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = queryOf("people.find", request);
  const person = await findPerson(request.scope, email);
  answerCall("people.find", response, await summarizePerson(request.scope, person));
}

/** DELETE /api/people, for staff: erases the person of an address, who called or wrote. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = bodyOf("people.erase", request);
  await erasePerson(request.scope, await findPerson(request.scope, email));
  answerCall("people.erase", response, {
    message: `What the shop knew about ${email} is erased, but for orders that the law wants kept.`,
  });
}
