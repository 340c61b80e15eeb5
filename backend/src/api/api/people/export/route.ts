import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportPerson } from "../../../../accounts/export-person";
import { findKnownPerson } from "../../../../accounts/person";
import { answerCall } from "../../../../http/answer-call";
import { queryOf } from "../../../../http/call-input";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";
import { maskedPerson } from "../../../../workflows/privacy/masked-person";

/** GET /api/people/export, for staff: everything that is kept about a person, as a file. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const person = await findKnownPerson(request.scope, queryOf("people.export", request));
  const data = await exportPerson(request.scope, person);
  await recordSecurityEvent(request.scope, exported("account", maskedPerson(person)));
  response.attachment("birchwell-personal-data.json");
  answerCall("people.export", response, data);
}
