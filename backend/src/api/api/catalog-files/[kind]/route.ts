import { templateRows, writeCsv } from "@eldercare/catalog-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { catalogRows } from "../../../../catalog/export/catalog-rows";
import { paramsOf } from "../../../../http/call-input";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";

/**
 * GET /api/catalog-files/{products|categories|slides}, for staff: the catalog as a CSV file that
 * can be loaded again; with `?template=true` an example to begin with.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { kind } = paramsOf("catalogFiles.download", request);
  const isTemplate = request.query.template === "true";
  const rows = isTemplate ? templateRows(kind) : catalogRows(request.scope, kind);
  if (!isTemplate) {
    await recordSecurityEvent(request.scope, exported("catalog-file", kind));
  }
  response
    .set(
      "Content-Disposition",
      `attachment; filename="${kind}${isTemplate ? "-template" : ""}.csv"`,
    )
    .type("text/csv; charset=utf-8");
  await writeCsv(response, rows);
}
