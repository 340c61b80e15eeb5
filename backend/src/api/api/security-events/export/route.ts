import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { queryOf } from "../../../../http/call-input";
import { exported } from "../../../../security-events/exported";
import { securityEventsToExport } from "../../../../security-events/list-security-events";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";
import { securityEventsCsv } from "../../../../security-events/security-events-csv";

/** GET /api/security-events/export (spec §7), for staff: what the filters find, as CSV. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("securityEvents.export", request);
  const events = await securityEventsToExport(request.scope, query);
  await recordSecurityEvent(request.scope, exported("security-events", "security events", query));
  response
    .set("Content-Disposition", 'attachment; filename="security-events.csv"')
    .type("text/csv; charset=utf-8")
    .send(securityEventsCsv(events));
}
