import type { ImportDetail } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ImportService } from "../../../../catalog/import/service/import-service";
import { paramsOf } from "../../../../http/call-input";

/** GET /api/imports/{id}, for staff: how far it is, and its preview. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<ImportDetail>,
): Promise<void> {
  response.json(
    await new ImportService(request.scope).detail(paramsOf("imports.read", request).id),
  );
}
