import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { passwordHashCost } from "@eldercare/contracts/settings";
import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findAuthIdentity } from "../../accounts/find-account";
import { EMAIL_PASSWORD } from "../../medusa/sign-in";
import { shopSettings } from "../../settings";

const derive = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);
export interface CheckedPassword {
  identity: AuthIdentityDTO;
  /** Tells one password of the account from the next. */
  passwordSince: string;
  /** The account has a second factor: what the authenticator's code has to answer. */
  challengeId: string | undefined;
}

/**
 * The sign-in data whose password this is. An address without any takes as long as a wrong
 * password, so that the time of an answer does not tell who has an account.
 */
export async function checkPassword(
  container: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<CheckedPassword | undefined> {
  const known = await findAuthIdentity(container, email);
  // Asked for unknown addresses too: the look-up takes its time as well.
  const { success, authIdentity, mfaChallenge } = await container
    .resolve(Modules.AUTH)
    .authenticate(EMAIL_PASSWORD, { body: { email, password } });
  if (!known) await spendAsMuchAsAPassword(password);
  if (!known || !success || !authIdentity) return undefined;
  return {
    identity: known,
    passwordSince: passwordSince(known),
    challengeId: mfaChallenge?.id,
  };
}

/** Whether the account still has the password that was checked. */
export async function isPasswordUnchanged(
  container: MedusaContainer,
  checked: CheckedPassword,
): Promise<boolean> {
  const [identity] = await container
    .resolve(Modules.AUTH)
    .listAuthIdentities(
      { id: [checked.identity.id] },
      { relations: ["provider_identities"], take: 1 },
    );
  return identity !== undefined && passwordSince(identity) === checked.passwordSince;
}

function passwordSince({ provider_identities: providers }: AuthIdentityDTO): string {
  const data = providers?.find(({ provider }) => provider === EMAIL_PASSWORD)?.provider_metadata;
  return String(data?.password ?? "");
}

/** The work that Medusa's provider spends on hashing a password, for nothing. */
export async function spendAsMuchAsAPassword(password: string): Promise<void> {
  const { logN, r, p } = passwordHashCost(shopSettings());
  const N = 2 ** logN;
  // scrypt takes 128 * N * r bytes, and a little.
  await derive(password, randomBytes(32), 64, { N, r, p, maxmem: 256 * N * r });
}
