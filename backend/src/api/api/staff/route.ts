import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listStaff } from "../../../accounts/list-staff";
import { answerCall } from "../../../http/answer-call";

/** GET /api/staff, for owners: who works here in which role, and who is invited to. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("staff.list", response, await listStaff(request.scope));
}
