import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { listSecurityEvents } from "../../../security-events/list-security-events";

/** GET /api/security-events (spec §7), for staff: who did what, when, from where. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("securityEvents.list", request);
  answerCall("securityEvents.list", response, await listSecurityEvents(request.scope, query));
}
