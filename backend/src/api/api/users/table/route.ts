import { writeTable } from "@eldercare/catalog-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { userTableRows } from "../../../../accounts/user-table-rows";
import { queryOf } from "../../../../http/call-input";
import { offerTable } from "../../../../http/offer-table";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";

const NO_NUMBERS: ReadonlySet<string> = new Set();

/** GET /api/users/table, for staff: all accounts of a list as a CSV file or workbook. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { format = "csv", ...query } = queryOf("users.downloadTable", request);
  await recordSecurityEvent(request.scope, exported("customers", "list of customers", query));
  offerTable(response, "customers", format);
  await writeTable(response, userTableRows(request.scope, query), {
    ...{ format, sheet: "Customers", numbers: NO_NUMBERS },
  });
}
