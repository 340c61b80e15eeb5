import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { readSales } from "../../../orders/read-sales";

/** GET /api/sales, for staff: what was sold by day, week or month. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall(
    "sales.read",
    response,
    await readSales(request.scope, queryOf("sales.read", request)),
  );
}
