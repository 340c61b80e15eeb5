import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { readSystem } from "../../../system/read-system";

/** GET /api/system, for owners and managers: how what the shop stands on is now. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("system.read", response, await readSystem(request.scope));
}
