import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../../http/answer-call";
import { paramsOf } from "../../../../../../http/call-input";
import { resendInvitation } from "../../../../../../workflows/staff/invite-colleague";

/** POST /api/staff/invitations/{id}/resend, for owners. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = paramsOf("staff.resendInvitation", request);
  answerCall("staff.resendInvitation", response, await resendInvitation(request.scope, id));
}
