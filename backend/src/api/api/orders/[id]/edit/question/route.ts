import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../../http/answer-call";
import { bodyOf } from "../../../../../../http/call-input";
import { askEdit } from "../../../../../../workflows/order/edit/ask-edit";
import { orderIdOf } from "../../../../../security/order-id";

/** POST /api/orders/{id}/edit/question, for staff: what a change of an order would do. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const edit = bodyOf("orderEdits.ask", request);
  const question = await askEdit(request.scope, orderIdOf(request), edit);
  answerCall("orderEdits.ask", response, question);
}
