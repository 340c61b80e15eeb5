import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Account } from "../../accounts/account";
import { findAccountOf, findAuthIdentity } from "../../accounts/find-account";
import { PENDING_REGISTRATION_MODULE } from "../../modules/pending-registration";
import type PendingRegistrationModuleService from "../../modules/pending-registration/service";
import { removeCustomer } from "../privacy/remove-customer";
import { withAddressLock } from "./address-lock";

/**
 * Sign-in data that nobody stands behind (left by a broken registration, by a colleague who was
 * removed, or taken through Medusa's public route) gives way: whoever set that password has no claim
 * to the address. Answers the account that stays, if there is one.
 */
export async function removeSignInOfNobody(
  container: MedusaContainer,
  email: string,
): Promise<Account | undefined> {
  const identity = await findAuthIdentity(container, email);
  const account = identity && (await findAccountOf(container, identity));
  if (identity && !account) {
    await container.resolve(Modules.AUTH).deleteAuthIdentities([identity.id]);
  }
  return account;
}

/**
 * Frees an invited address of everybody who took it first without having its mail. Nothing of theirs
 * is kept, not even the sign-in data: a token of it must not come to belong to the colleague. As the
 * address stays free until the invitation's own link is followed, nobody can lock the colleague out.
 */
export function giveWayToInvited(container: MedusaContainer, email: string): Promise<void> {
  return withAddressLock(container, email, async () => {
    await freeInvitedAddress(container, email);
  });
}

/** The same under the address's lock; answers the account that stays, if there is one. */
export async function freeInvitedAddress(
  container: MedusaContainer,
  email: string,
): Promise<Account | undefined> {
  const account = await removeSignInOfNobody(container, email);
  if (account?.actorType !== "customer" || account.user.isEmailVerified) return account;
  const pending: PendingRegistrationModuleService = container.resolve(PENDING_REGISTRATION_MODULE);
  await pending.forget(account.authIdentityId);
  await removeCustomer(container, account.user.id);
  return removeSignInOfNobody(container, email);
}
