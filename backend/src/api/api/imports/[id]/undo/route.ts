import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ImportService } from "../../../../../catalog/import/service/import-service";
import { answerCall } from "../../../../../http/answer-call";
import { paramsOf } from "../../../../../http/call-input";

/** POST /api/imports/{id}/undo, for staff: begins to take the last import back. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall(
    "imports.undo",
    response,
    await new ImportService(request.scope).undo(paramsOf("imports.undo", request).id),
  );
}
