import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findKnownPerson } from "../../../accounts/person";
import { summarizePerson } from "../../../accounts/summarize-person";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { eraseKnownPerson } from "../../../workflows/privacy/erase-person";

/** GET /api/people, for staff: what the shop knows of somebody, in numbers. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const person = await findKnownPerson(request.scope, queryOf("people.find", request));
  answerCall("people.find", response, await summarizePerson(request.scope, person));
}

/** DELETE /api/people, for staff: erases somebody who called or wrote. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const person = await findKnownPerson(request.scope, bodyOf("people.erase", request));
  await eraseKnownPerson(request.scope, person);
  const whom = "email" in person ? person.email : "this person";
  answerCall("people.erase", response, {
    message: `What the shop knew about ${whom} is erased, but for orders that the law wants kept.`,
  });
}
