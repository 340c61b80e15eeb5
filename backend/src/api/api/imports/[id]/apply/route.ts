import { ImportApplyBody, type ImportDetail } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ImportService } from "../../../../../catalog/import/service/import-service";
import { parseInput } from "../../../../../http/parse-input";

/** POST /api/imports/{id}/apply, for staff: begins to write what was checked. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<ImportDetail>,
): Promise<void> {
  const body = parseInput(ImportApplyBody, request.body);
  const desk = new ImportService(request.scope);
  response.status(202).json(await desk.apply(request.params.id ?? "", body));
}
