import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { countWaitingWork } from "../../../orders/count-waiting-work";

/** GET /api/waiting-work, for staff: how much of each kind waits for somebody. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("waitingWork.read", response, await countWaitingWork(request.scope));
}
