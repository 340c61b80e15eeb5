import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportAccount } from "../../../../accounts/export-account";
import { answerCall } from "../../../../http/answer-call";
import { signedInAccount } from "../../../security/signed-in";

/** GET /api/account/export: the person's data as a file. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await signedInAccount(request);
  const data = await exportAccount(request.scope, account);
  response.attachment("birchwell-my-data.json");
  answerCall("account.export", response, data);
}
