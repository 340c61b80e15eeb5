import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { underLocks } from "../../medusa/under-locks";
import type { CheckedPassword } from "./check-password";

const AUTHENTICATOR = "totp";
const RECOVERY = "recovery_code";
/** Codes of an authenticator are looked for in three steps of half a minute. */
const CODE_SECONDS = 120;

/**
 * Whether a code answers the second step of a sign-in: the authenticator's, or a recovery code, each
 * once. Answers when that was.
 */
export async function checkSecondFactor(
  container: MedusaContainer,
  { identity, challengeId }: CheckedPassword,
  code: string,
): Promise<Date | undefined> {
  if (!challengeId) return undefined;
  const auth = container.resolve(Modules.AUTH);
  const method = /^\d{6}$/.test(code) ? AUTHENTICATOR : RECOVERY;
  return oneByOne(container, identity.id, async () => {
    if (await isUsed(container, identity.id, code)) return undefined;
    try {
      const challenge = await auth.verifyAuthMfaChallenge({
        id: challengeId,
        method,
        code,
        auth_identity_id: identity.id,
      });
      await markUsed(container, identity.id, code);
      return new Date(challenge.completed_at ?? Date.now());
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  });
}

/** The same code sent twice at once must count once. */
export function oneByOne<Result>(
  container: MedusaContainer,
  authIdentityId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return underLocks(container, [`second-factor:${authIdentityId}`], work);
}

const keyOf = (authIdentityId: string, code: string) =>
  `used-code:${authIdentityId}:${code.trim()}`;

/** Whether a code was taken before: Medusa takes an authenticator's for a minute and a half. */
export async function isUsed(
  container: MedusaContainer,
  authIdentityId: string,
  code: string,
): Promise<boolean> {
  const cache = container.resolve(Modules.CACHE);
  return (await cache.get(keyOf(authIdentityId, code))) !== null;
}

export async function markUsed(
  container: MedusaContainer,
  authIdentityId: string,
  code: string,
): Promise<void> {
  await container.resolve(Modules.CACHE).set(keyOf(authIdentityId, code), true, CODE_SECONDS);
}

function isRefusal(error: unknown): boolean {
  const refusals: string[] = [MedusaError.Types.NOT_ALLOWED, MedusaError.Types.INVALID_DATA];
  return error instanceof Error && "type" in error && refusals.includes(String(error.type));
}
