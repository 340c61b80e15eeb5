import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findKnownPerson } from "../../../../accounts/person";
import { readPerson } from "../../../../accounts/read-person";
import { answerCall } from "../../../../http/answer-call";
import { queryOf } from "../../../../http/call-input";

/** GET /api/people/details, for staff: a customer, with an account, an address or neither. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const person = await findKnownPerson(request.scope, queryOf("people.read", request));
  answerCall("people.read", response, await readPerson(request.scope, person));
}
