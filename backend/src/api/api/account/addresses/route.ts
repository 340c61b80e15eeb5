import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listSavedAddresses, saveAddress } from "../../../../accounts/saved-addresses";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { signedInAccount } from "../../../security/signed-in";

/** GET /api/account/addresses: those that the signed-in person keeps. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await signedInAccount(request);
  const addresses = await listSavedAddresses(request.scope, account);
  answerCall("account.addresses", response, { addresses });
}

/** POST /api/account/addresses: one more. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await signedInAccount(request);
  const address = bodyOf("account.keepAddress", request);
  const addresses = await saveAddress(request.scope, account, address);
  answerCall("account.keepAddress", response, { addresses });
}
