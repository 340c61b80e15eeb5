import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { readDashboard } from "../../../orders/read-dashboard";

/** GET /api/dashboard, for staff: the figures of spec §2 Admin dashboard. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("dashboard.read", response, await readDashboard(request.scope));
}
