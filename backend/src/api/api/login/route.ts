import {
  EMAIL_NOT_VERIFIED,
  INVALID_CREDENTIALS,
  type LoginBody,
  SECOND_FACTOR_NEEDED,
} from "@eldercare/contracts";
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
import { checkSecondFactor } from "../../../workflows/account/check-second-factor";
import { signIn, signOut } from "../../security/session";
import {
  recordRefusedSignIn,
  recordSignIn,
  type SignInProblem,
} from "../../security/sign-in-events";
import { countSignInTry } from "../../security/sign-in-tries";

const DOOR = "shop";
const UNVERIFIED =
  "Please verify your email address first: open the link in the email that we sent you.";
const CODE_NEEDED = "Please enter the code of your authenticator app.";
const CODE_WRONG =
  "This code is not right, or was used before. Please wait for the next one, or use a recovery code.";

/** POST /api/login (spec §7): the session opens the shop, and for staff the back office too. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = bodyOf("session.signIn", request);
  // Every try counts until it turns out well: many at once must not slip through.
  const signInTry = await countSignInTry(request, input.email, DOOR);
  const { account, checked, secondFactorAt } = await accountFor(request, input);
  await signInTry.succeed();

  const { user } = account;
  if (!user.isEmailVerified) {
    const refusal = new Refusal("not-allowed", UNVERIFIED, { code: EMAIL_NOT_VERIFIED });
    throw recorded(request, input, "unverified address", refusal);
  }
  await signIn(request, account, secondFactorAt);
  // A password that was changed while this sign-in was under way opens nothing.
  if (!(await isPasswordUnchanged(request.scope, checked))) {
    await signOut(request);
    throw recorded(request, input, "password", new Refusal("signed-out", INVALID_CREDENTIALS));
  }
  await recordSignIn(request, account, DOOR);
  answerCall("session.signIn", response, { user, message: `Welcome back, ${user.firstName}!` });
}

async function accountFor(
  request: MedusaRequest,
  input: LoginBody,
): Promise<{ account: Account; checked: CheckedPassword; secondFactorAt?: Date }> {
  const checked = await checkPassword(request.scope, input);
  const account = checked && (await findAccountOf(request.scope, checked.identity));
  if (!account)
    throw recorded(request, input, "password", new Refusal("signed-out", INVALID_CREDENTIALS));
  if (!checked.challengeId) return { account, checked };
  if (!input.code) {
    throw new Refusal("not-allowed", CODE_NEEDED, { code: SECOND_FACTOR_NEEDED });
  }
  const secondFactorAt = await checkSecondFactor(request.scope, checked, input.code);
  if (!secondFactorAt) {
    throw recorded(request, input, "code", Refusal.ofField("invalid", "code", CODE_WRONG));
  }
  return { account, checked, secondFactorAt };
}

/** A refusal that the trail holds. */
function recorded(
  request: MedusaRequest,
  { email }: LoginBody,
  problem: SignInProblem,
  refusal: Refusal,
): Refusal {
  recordRefusedSignIn(request, email, { door: DOOR, problem });
  return refusal;
}
