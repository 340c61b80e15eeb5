import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { readOpeningChecks } from "../../../opening/read-opening-checks";

/** GET /api/opening-checks, for staff: what the shop still needs before it opens. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("openingChecks.list", response, { checks: await readOpeningChecks(request.scope) });
}
