import { EMAIL_NOT_VERIFIED, type LoginBody } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Account } from "../../../accounts/account";
import { findAccountOf } from "../../../accounts/find-account";
import { Refusal } from "../../../errors/refusal";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import {
  type CheckedPassword,
  checkPassword,
  isPasswordUnchanged,
} from "../../../workflows/account/check-password";
import { signIn, signOut } from "../../security/session";
import { countSignInTry } from "../../security/sign-in-tries";

const WRONG = "Invalid email or password";
const UNVERIFIED =
  "Please verify your e-mail address first: open the link in the mail that we have sent you.";
const SECOND_FACTOR =
  "This account has a second factor. Please sign in at Medusa Admin, which will ask for it.";

/** POST /api/login (spec §7): the session opens the shop, and for staff the back office too. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = bodyOf("session.signIn", request);
  // Every try counts until it turns out well: many at once must not slip through.
  const signInTry = await countSignInTry(request, input.email);
  const { account, checked } = await accountFor(request, input);
  await signInTry.succeed();

  const { user } = account;
  if (!user.isEmailVerified) {
    throw new Refusal("not-allowed", UNVERIFIED, { code: EMAIL_NOT_VERIFIED });
  }
  await signIn(request, account);
  // A password that was changed while this sign-in was under way opens nothing.
  if (!(await isPasswordUnchanged(request.scope, checked))) {
    await signOut(request);
    throw new Refusal("signed-out", WRONG);
  }
  answerCall("session.signIn", response, { user, message: `Welcome back, ${user.firstName}!` });
}

async function accountFor(
  request: MedusaRequest,
  input: LoginBody,
): Promise<{ account: Account; checked: CheckedPassword }> {
  const checked = await checkPassword(request.scope, input);
  const account = checked && (await findAccountOf(request.scope, checked.identity));
  if (!account) throw new Refusal("signed-out", WRONG);
  if (checked.needsSecondFactor) throw new Refusal("not-allowed", SECOND_FACTOR);
  return { account, checked };
}
