import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { accountOfSignIn } from "../medusa/account-of-sign-in";
import type { SignedIn } from "../medusa/sign-in";
import type { Account } from "./account";
import { accountOf } from "./find-account";

/** Whose sign-in it is now; `account` is undefined while it waits for a second factor or an invitation. */
export interface CurrentSignIn {
  account: Account | undefined;
  /** When its second factor was given, if it was. */
  secondFactorAt: Date | undefined;
}

/**
 * What a session or a token is still worth, looked up afresh: undefined when the account is gone,
 * has another role or another password than when it was made.
 */
export async function currentSignIn(
  container: MedusaContainer,
  signedIn: SignedIn,
): Promise<CurrentSignIn | undefined> {
  if (!signedIn.auth_identity_id) return undefined;
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const row = await accountOfSignIn(database, { id: signedIn.auth_identity_id });
  if (!row || row.user_metadata?.password_mark !== signedIn.user_metadata?.password_mark) {
    return undefined;
  }
  if (!isComplete(signedIn)) return { account: undefined, secondFactorAt: undefined };
  const account = accountOf(row);
  const isSame = account?.user.id === signedIn.actor_id && account.user.isEmailVerified;
  if (!isSame) return undefined;
  const { mfa_challenge_completed_at: at } = signedIn;
  return { account, secondFactorAt: at ? new Date(at) : undefined };
}

/** Medusa Admin's sign-in opens a session before the second factor was given. */
function isComplete({
  actor_id: id,
  mfa_enabled: needed,
  mfa_challenge_completed_at: at,
}: SignedIn): boolean {
  return Boolean(id) && (!needed || Boolean(at));
}
