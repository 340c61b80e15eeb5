import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { listOwnOrders } from "../../../../orders/list-own-orders";
import { claimGuestOrders, mayClaim } from "../../../../workflows/order/record/claim-guest-orders";
import { signedInAccount } from "../../../security/signed-in";

const FOR_CUSTOMERS = "Orders are added to accounts of customers.";

/** GET /api/account/orders: the signed-in person's own orders. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const orders = await listOwnOrders(request.scope, user.id);
  answerCall("account.orders", response, { orders, total: orders.length });
}

/** POST /api/account/orders: adds what was bought as a guest with the account's own address. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await signedInAccount(request);
  if (!mayClaim(account)) throw new Refusal("not-allowed", FOR_CUSTOMERS);
  await claimGuestOrders(request.scope, account);
  const orders = await listOwnOrders(request.scope, account.user.id);
  answerCall("account.claimOrders", response, { orders, total: orders.length });
}
