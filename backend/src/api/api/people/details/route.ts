import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findPerson } from "../../../../accounts/person";
import { readPerson } from "../../../../accounts/read-person";
import { answerCall } from "../../../../http/answer-call";
import { queryOf } from "../../../../http/call-input";

/** GET /api/people/details, for staff: a customer, with an account or without. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = queryOf("people.read", request);
  const person = await findPerson(request.scope, email);
  answerCall("people.read", response, await readPerson(request.scope, person));
}
