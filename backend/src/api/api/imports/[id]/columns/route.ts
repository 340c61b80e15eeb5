import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ImportService } from "../../../../../catalog/import/service/import-service";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../../http/call-input";

/** POST /api/imports/{id}/columns, for staff: says what columns mean, and begins to check anew. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { columns } = bodyOf("imports.chooseColumns", request);
  const { id } = paramsOf("imports.chooseColumns", request);
  answerCall(
    "imports.chooseColumns",
    response,
    await new ImportService(request.scope).chooseColumns(id, columns),
  );
}
