import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../http/call-input";
import { removeColleague, setStaffRole } from "../../../../workflows/staff/change-colleague";
import { signedInAdmin } from "../../../security/signed-in";

/** PUT /api/staff/{id}, for owners: another role. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = paramsOf("staff.setRole", request);
  const { role } = bodyOf("staff.setRole", request);
  answerCall("staff.setRole", response, await setStaffRole(request.scope, id, role));
}

/** DELETE /api/staff/{id}, for owners. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAdmin(request, "staff.remove");
  const { id } = paramsOf("staff.remove", request);
  const { email } = await removeColleague(request.scope, id, user.id);
  answerCall("staff.remove", response, { message: `${email} is no longer on the staff.` });
}
