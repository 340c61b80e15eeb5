import { workOfRole } from "@eldercare/contracts/calls";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { countWaitingWork } from "../../../orders/count-waiting-work";
import { signedInAdmin } from "../../security/signed-in";

/** GET /api/waiting-work, for staff: how much of each kind waits for somebody of their role. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAdmin(request, "waitingWork.read");
  const work = await countWaitingWork(request.scope);
  answerCall("waitingWork.read", response, workOfRole(user.staffRole ?? "writer", work));
}
