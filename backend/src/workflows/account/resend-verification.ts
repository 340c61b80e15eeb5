import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Account } from "../../accounts/account";
import { findAccountByEmail } from "../../accounts/find-account";
import { queueMail } from "../../mail/queue-mail";
import { PENDING_REGISTRATION_MODULE } from "../../modules/pending-registration";
import type PendingRegistrationModuleService from "../../modules/pending-registration/service";
import { withAddressLock } from "./address-lock";
import { requestPasswordReset } from "./request-password-reset";
import { sendVerificationWorkflow } from "./send-verification";

/** Sends a new verification mail where one is due; the owner of a verified account learns that it is. */
export async function resendVerification(container: MedusaContainer, email: string): Promise<void> {
  const account = await findAccountByEmail(container, email);
  if (!account) return;
  const { firstName, isEmailVerified } = account.user;
  if (isEmailVerified) {
    await queueMail(container, {
      template: "already-registered",
      cause: randomUUID(),
      recipient: email,
      data: { firstName },
    });
    return;
  }
  await sendVerificationAgain(container, account);
}

/**
 * A new link for an unverified account. Where several people may have registered the address nobody
 * can say whose password a link would bring: then its owner is asked to choose one, which verifies
 * the address too.
 */
export async function sendVerificationAgain(
  container: MedusaContainer,
  { authIdentityId, user: { email, firstName, lastName } }: Account,
): Promise<void> {
  const pending: PendingRegistrationModuleService = container.resolve(PENDING_REGISTRATION_MODULE);
  await withAddressLock(container, email, async () => {
    if (await pending.isDisputed(authIdentityId)) return requestPasswordReset(container, email);
    await sendVerificationWorkflow(container).run({
      input: { authIdentityId, email, firstName, lastName },
    });
  });
}
