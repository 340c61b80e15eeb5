import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import { paramsOf } from "../../../../../http/call-input";
import { withdrawInvitation } from "../../../../../workflows/staff/invite-colleague";

/** DELETE /api/staff/invitations/{id}, for owners: the link of its mail opens nothing any more. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = paramsOf("staff.withdrawInvitation", request);
  const email = await withdrawInvitation(request.scope, id);
  answerCall("staff.withdrawInvitation", response, {
    message: `The invitation of ${email} was withdrawn.`,
  });
}
