import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { forgetAddress } from "../../../../../accounts/saved-addresses";
import { answerCall } from "../../../../../http/answer-call";
import { paramsOf } from "../../../../../http/call-input";
import { signedInAccount } from "../../../../security/signed-in";

/** DELETE /api/account/addresses/{id}, of one's own. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await signedInAccount(request);
  const { id } = paramsOf("account.forgetAddress", request);
  const addresses = await forgetAddress(request.scope, account, id);
  answerCall("account.forgetAddress", response, { addresses });
}
