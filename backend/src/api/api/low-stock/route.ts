import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { listLowStock } from "../../../orders/list-low-stock";

/** GET /api/low-stock, for staff: what is nearly or wholly sold out. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("lowStock.list", response, { items: await listLowStock(request.scope) });
}
