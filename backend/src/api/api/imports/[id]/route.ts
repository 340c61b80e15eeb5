import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ImportService } from "../../../../catalog/import/service/import-service";
import { answerCall } from "../../../../http/answer-call";
import { paramsOf } from "../../../../http/call-input";

/** GET /api/imports/{id}, for staff: how far it is, and its preview. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall(
    "imports.read",
    response,
    await new ImportService(request.scope).detail(paramsOf("imports.read", request).id),
  );
}
