import { RESET_LINK_INVALID } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import type { Account } from "../../accounts/account";
import { findAccountByEmail } from "../../accounts/find-account";
import { isResetTokenOf } from "../../medusa/reset-tokens";
import { EMAIL_PASSWORD } from "../../medusa/sign-in";
import { underLocks } from "../../medusa/under-locks";
import { PENDING_REGISTRATION_MODULE } from "../../modules/pending-registration";
import type PendingRegistrationModuleService from "../../modules/pending-registration/service";
import { accountSubject } from "../../security-events/event-labels";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { changePasswordWorkflow } from "./change-password";
import { decodeResetToken } from "./reset-token";
import { checkStaffPassword } from "./staff-password";
import { verifyAddress } from "./verify-address";

const INVALID =
  "This link is not valid any more: it was used before, or has expired. Please ask for a new one.";

const refusedLink = () =>
  new MedusaError(MedusaError.Types.INVALID_DATA, INVALID, RESET_LINK_INVALID);

/** Refuses a reset token that would be refused with a new password; uses none up. */
export async function checkResetLink(container: MedusaContainer, token: string): Promise<void> {
  const decoded = decodeResetToken(token);
  if (!decoded || !(await isGoodToken(container, decoded))) throw refusedLink();
}

/**
 * Uses a reset token up and sets the password. Whoever holds the token reads the address's mail,
 * so the address is verified by it too. Answers whose sessions have to end.
 */
export async function resetPassword(
  container: MedusaContainer,
  { token, password }: { token: string; password: string },
): Promise<Account> {
  const decoded = decodeResetToken(token);
  if (decoded && (await isGoodToken(container, decoded))) {
    // Before the link is used up: its owner types another password, not another address.
    const owner = await findAccountByEmail(container, decoded.email);
    if (owner) await checkStaffPassword(owner, password);
  }
  const account = decoded && (await consumeToken(container, decoded));
  if (!account) throw refusedLink();
  const { email, firstName } = account.user;
  await changePasswordWorkflow(container).run({ input: { email, password, firstName } });
  await recordSecurityEvent(container, {
    kind: "password.reset",
    subject: accountSubject(account),
  });
  await markVerified(container, account);
  return account;
}

/** Whether a link still works; whoever has none learns nothing of whose address it names. */
function isGoodToken(
  container: MedusaContainer,
  { jti, email }: { jti: string; email: string },
): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return isResetTokenOf(database, { jti, email });
}

async function consumeToken(
  container: MedusaContainer,
  { jti, email }: { jti: string; email: string },
): Promise<Account | undefined> {
  const auth = container.resolve(Modules.AUTH);
  try {
    // Medusa reads, then deletes: the same link sent twice at once must count once.
    await underLocks(container, [`reset-password:${email}`], () =>
      auth.consumePasswordResetToken({ jti, provider: EMAIL_PASSWORD, entity_id: email }),
    );
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
  return findAccountByEmail(container, email);
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === MedusaError.Types.UNAUTHORIZED;
}

/** Earlier registrations of the address have nothing to bring any more. */
async function markVerified(container: MedusaContainer, account: Account): Promise<void> {
  if (account.user.isEmailVerified) return;
  await verifyAddress(container, account);
  const pending: PendingRegistrationModuleService = container.resolve(PENDING_REGISTRATION_MODULE);
  await pending.forget(account.authIdentityId);
}
