import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { inviteColleague } from "../../../../workflows/staff/invite-colleague";
import { rateLimitCall } from "../../../security/rate-limit";

/** POST /api/staff/invitations, for owners. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const invitation = bodyOf("staff.invite", request);
  await rateLimitCall("staff.invite", request, { invitationAddress: invitation.email });
  answerCall("staff.invite", response, await inviteColleague(request.scope, invitation));
}
