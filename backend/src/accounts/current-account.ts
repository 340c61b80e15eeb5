import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { EMAIL_PASSWORD, type SignedIn } from "../medusa/sign-in";
import type { Account } from "./account";
import { findAccountOf } from "./find-account";

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
  const [identity] = await container
    .resolve(Modules.AUTH)
    .listAuthIdentities(
      { id: [signedIn.auth_identity_id] },
      { relations: ["provider_identities"], take: 1 },
    );
  if (!identity || !hasPasswordOf(identity, signedIn)) return undefined;
  if (!isComplete(signedIn)) return { account: undefined, secondFactorAt: undefined };
  const account = await findAccountOf(container, identity);
  const isSame = account?.user.id === signedIn.actor_id && account.user.isEmailVerified;
  if (!isSame) return undefined;
  const { mfa_challenge_completed_at: at } = signedIn;
  return { account, secondFactorAt: at ? new Date(at) : undefined };
}

/** The mark that {@link setPasswordStep} leaves beside each new password; sessions and tokens carry it. */
export function passwordMark({ provider_identities: providers }: AuthIdentityDTO): unknown {
  const provider = providers?.find((one) => one.provider === EMAIL_PASSWORD);
  return provider?.user_metadata?.password_mark;
}

function hasPasswordOf(identity: AuthIdentityDTO, { user_metadata: known }: SignedIn): boolean {
  return passwordMark(identity) === known?.password_mark;
}

/** Medusa Admin's sign-in opens a session before the second factor was given. */
function isComplete({
  actor_id: id,
  mfa_enabled: needed,
  mfa_challenge_completed_at: at,
}: SignedIn): boolean {
  return Boolean(id) && (!needed || Boolean(at));
}
