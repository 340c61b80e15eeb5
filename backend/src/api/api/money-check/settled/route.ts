import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { settleMismatch } from "../../../../workflows/order/reconcile/settle-mismatch";
import { signedInAccount } from "../../../security/signed-in";

/** POST /api/money-check/settled, for managers: what disagrees was settled in another way. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const settled = bodyOf("moneyCheck.settle", request);
  const check = await settleMismatch(request.scope, settled, user.email);
  answerCall("moneyCheck.settle", response, { check });
}
