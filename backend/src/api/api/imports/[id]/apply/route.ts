import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ImportService } from "../../../../../catalog/import/service/import-service";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../../http/call-input";

/** POST /api/imports/{id}/apply, for staff: begins to write what was checked. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("imports.apply", request);
  const desk = new ImportService(request.scope);
  answerCall(
    "imports.apply",
    response,
    await desk.apply(paramsOf("imports.apply", request).id, body),
  );
}
