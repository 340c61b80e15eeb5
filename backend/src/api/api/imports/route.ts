import { IMPORTS_PAGE_SIZE } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ImportService } from "../../../catalog/import/service/import-service";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { signedInAccount } from "../../security/signed-in";
import { receivedImport } from "./receive-import";

/** GET /api/imports, for staff: the history of catalog imports, newest first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { limit = IMPORTS_PAGE_SIZE, offset = 0 } = queryOf("imports.list", request);
  answerCall("imports.list", response, await new ImportService(request.scope).list(limit, offset));
}

/** POST /api/imports (multipart), for staff: takes a file in and begins to check it; writes nothing. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("imports.begin", request);
  const { id, fileName } = receivedImport(request);
  const { user } = await signedInAccount(request);
  answerCall(
    "imports.begin",
    response,
    await new ImportService(request.scope).begin(id, fileName, body, user.email),
  );
}
