import type { ImportDetail } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ImportService } from "../../../../../catalog/import/service/import-service";
import { paramsOf } from "../../../../../http/call-input";

/** POST /api/imports/{id}/undo, for staff: begins to take the last import back. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<ImportDetail>,
): Promise<void> {
  response
    .status(202)
    .json(await new ImportService(request.scope).undo(paramsOf("imports.undo", request).id));
}
