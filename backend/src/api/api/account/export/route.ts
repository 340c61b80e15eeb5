import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportPerson } from "../../../../accounts/export-person";
import { findPerson } from "../../../../accounts/person";
import { answerCall } from "../../../../http/answer-call";
import { accountLabel } from "../../../../security-events/event-labels";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";
import { signedInAccount } from "../../../security/signed-in";

/** GET /api/account/export: the person's data as a file. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await signedInAccount(request);
  const data = await exportPerson(
    request.scope,
    await findPerson(request.scope, account.user.email),
  );
  await recordSecurityEvent(request.scope, exported("account", accountLabel(account)));
  response.attachment("birchwell-my-data.json");
  answerCall("account.export", response, data);
}
