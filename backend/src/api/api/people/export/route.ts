import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportPerson } from "../../../../accounts/export-person";
import { findPerson } from "../../../../accounts/person";
import { answerCall } from "../../../../http/answer-call";
import { queryOf } from "../../../../http/call-input";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";
import { maskedAddress } from "../../../../security-events/redacted";

/** GET /api/people/export, for staff: everything that is kept about a person, as a file. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = queryOf("people.export", request);
  const data = await exportPerson(request.scope, await findPerson(request.scope, email));
  await recordSecurityEvent(request.scope, exported("account", maskedAddress(email)));
  response.attachment("birchwell-personal-data.json");
  answerCall("people.export", response, data);
}
