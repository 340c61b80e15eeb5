import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findPeopleWithoutAddress } from "../../../../accounts/person-without-address";
import { answerCall } from "../../../../http/answer-call";
import { queryOf } from "../../../../http/call-input";

/** GET /api/people/without-email, for staff: who ordered by phone and gave no address. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { search } = queryOf("people.withoutEmail", request);
  answerCall(
    "people.withoutEmail",
    response,
    await findPeopleWithoutAddress(request.scope, search),
  );
}
