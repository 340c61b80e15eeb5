import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";
import { changePasswordWorkflow } from "../../../../workflows/account/change-password";
import { checkStaffPassword } from "../../../../workflows/account/staff-password";
import { confirmPassword } from "../../../security/confirm-password";
import { endSessions } from "../../../security/end-sessions";
import { signIn } from "../../../security/session";
import { signedIn } from "../../../security/signed-in";

/** PUT /api/account/password: signs out everywhere else. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { account, secondFactorAt } = await signedIn(request);
  const { currentPassword, password } = bodyOf("account.changePassword", request);
  await confirmPassword(request, {
    account,
    password: currentPassword,
    field: "currentPassword",
  });
  await checkStaffPassword(account, password);
  const { email, firstName } = account.user;
  await changePasswordWorkflow(request.scope).run({ input: { email, password, firstName } });
  await recordSecurityEvent(request.scope, { kind: "password.changed" });
  // Not only others end: this one gets a new id, in case somebody else knows the old one.
  const { id } = await signIn(request, account, secondFactorAt);
  await endSessions(request, account.authIdentityId, id);
  answerCall("account.changePassword", response, {
    message: "Your password is changed. You are signed out on all other devices.",
  });
}
