import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { queryOf } from "../../../../http/call-input";
import { listOrderBooks } from "../../../../orders/list-order-books";
import { orderBooksCsv } from "../../../../orders/order-books-csv";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";

/** GET /api/orders/export (spec §7), for staff: sales and refunds for the accountant, as CSV. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("orders.export", request);
  const entries = await listOrderBooks(request.scope, query);
  await recordSecurityEvent(request.scope, exported("orders", "sales and refunds", query));
  response
    .set("Content-Disposition", 'attachment; filename="sales.csv"')
    .type("text/csv; charset=utf-8")
    .send(orderBooksCsv(entries));
}
