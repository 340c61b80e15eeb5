import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { readPhoneTotals } from "../../../../workflows/order/phone/phone-totals";

/** POST /api/phone-orders/totals (spec §7), for staff: nothing is kept. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const totals = await readPhoneTotals(request.scope, bodyOf("phoneOrders.totals", request));
  answerCall("phoneOrders.totals", response, totals);
}
