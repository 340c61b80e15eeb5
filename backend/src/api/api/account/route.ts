import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findPerson } from "../../../accounts/person";
import { Refusal } from "../../../errors/refusal";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { updateProfile } from "../../../workflows/account/update-profile";
import { erasePerson } from "../../../workflows/privacy/erase-person";
import { confirmPassword } from "../../security/confirm-password";
import { signOut } from "../../security/session";
import { signedInAccount } from "../../security/signed-in";

const STAFF = "Accounts of staff are managed in Medusa Admin.";

/** GET /api/account: the signed-in person's own account. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  answerCall("account.read", response, user);
}

/** PUT /api/account: a new name. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await signedInAccount(request);
  const profile = bodyOf("account.change", request);
  await updateProfile(request.scope, account, profile);
  answerCall("account.change", response, { ...account.user, ...profile });
}

/** DELETE /api/account: for good, after the password was given once more. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await signedInAccount(request);
  if (account.actorType === "user") throw new Refusal("not-allowed", STAFF);
  const { password } = bodyOf("account.remove", request);
  await confirmPassword(request, { account, password, field: "password" });
  await erasePerson(request.scope, await findPerson(request.scope, account.user.email));
  await signOut(request);
  answerCall("account.remove", response, { message: "Your account and your data are deleted." });
}
