import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../../http/answer-call";
import { bodyOf } from "../../../../../../http/call-input";
import { askMoneyBack } from "../../../../../../workflows/order/money-back/ask-money-back";
import { orderIdOf } from "../../../../../security/order-id";

/** POST /api/orders/{id}/money-back/question, for staff: what paying a part back would do. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const choice = bodyOf("moneyBack.ask", request);
  const question = await askMoneyBack(request.scope, orderIdOf(request), choice);
  answerCall("moneyBack.ask", response, question);
}
