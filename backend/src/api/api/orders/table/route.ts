import { writeTable } from "@eldercare/catalog-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { queryOf } from "../../../../http/call-input";
import { offerTable } from "../../../../http/offer-table";
import { orderFilter } from "../../../../orders/list-orders";
import { ORDER_NUMBERS, orderTableRows } from "../../../../orders/order-table-rows";
import { shopOrdersOf } from "../../../../orders/shop-orders";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";

/** GET /api/orders/table, for staff: all orders of a list as a CSV file or workbook. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { format = "csv", sort, ...query } = queryOf("orders.downloadTable", request);
  const filter = await orderFilter(request.scope, query);
  await recordSecurityEvent(request.scope, exported("orders", "list of orders", query));
  const { orders } = shopOrdersOf(request.scope);
  offerTable(response, "orders", format);
  await writeTable(response, orderTableRows(orders.all(filter, sort)), {
    ...{ format, sheet: "Orders", numbers: ORDER_NUMBERS },
  });
}
