import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { checkMoney } from "../../../workflows/order/reconcile/check-money";

/** GET /api/money-check, for managers: what the last comparison of payments with Stripe's found. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const check = await shopOrdersOf(request.scope).moneyChecks.latest();
  answerCall("moneyCheck.read", response, { check: check ?? null });
}

/** POST /api/money-check, for managers: compares now. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("moneyCheck.run", response, { check: await checkMoney(request.scope) });
}
