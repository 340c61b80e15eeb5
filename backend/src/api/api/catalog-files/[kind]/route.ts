import { templateRows, writeTable } from "@eldercare/catalog-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { catalogRows } from "../../../../catalog/export/catalog-rows";
import { listProductIds } from "../../../../catalog/products/list-products";
import { paramsOf, queryOf } from "../../../../http/call-input";
import { offerTable } from "../../../../http/offer-table";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";

/**
 * GET /api/catalog-files/{products|categories|slides}, for staff: the catalog as a CSV file or
 * workbook that can be loaded again; with `?template=true` an example to begin with.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { kind } = paramsOf("catalogFiles.download", request);
  const { template, format = "csv", ...list } = queryOf("catalogFiles.download", request);
  const isTemplate = template === "true";
  const isPart = kind === "products" && Object.values(list).some(Boolean);
  const ids = isPart ? await listProductIds(request.scope, { ...list, all: true }) : undefined;
  const rows = isTemplate ? templateRows(kind) : catalogRows(request.scope, kind, ids);
  if (!isTemplate) {
    await recordSecurityEvent(
      request.scope,
      exported("catalog-file", kind, isPart ? list : undefined),
    );
  }
  offerTable(response, `${kind}${isTemplate ? "-template" : ""}`, format);
  await writeTable(response, rows, { format, sheet: kind });
}
