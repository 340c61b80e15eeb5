import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { findAccountByEmail } from "../../accounts/find-account";
import { queueMail } from "../../mail/queue-mail";
import { withAddressLock } from "./address-lock";
import { spendAsMuchAsAPassword } from "./check-password";
import { createAccountWorkflow, type NewAccount } from "./create-account";
import { renewRegistrationWorkflow } from "./renew-registration";

/**
 * Registers a customer (spec §2). Whether the address had an account before is told by mail to
 * its owner only: for the caller all cases end alike and cost the work of one password.
 */
export function registerAccount(container: MedusaContainer, account: NewAccount): Promise<void> {
  return withAddressLock(container, account.email, () => register(container, account));
}

async function register(container: MedusaContainer, account: NewAccount): Promise<void> {
  const known = await findAccountByEmail(container, account.email);
  if (!known) {
    await createAccountWorkflow(container).run({ input: account }).catch(ignoreConflict);
    return;
  }
  if (known.actorType === "customer" && !known.user.isEmailVerified) {
    await renewRegistrationWorkflow(container).run({
      input: { ...account, customerId: known.user.id, authIdentityId: known.authIdentityId },
    });
    return;
  }
  await spendAsMuchAsAPassword(account.password);
  await queueMail(container, {
    template: "already-registered",
    cause: randomUUID(),
    recipient: account.email,
    data: { firstName: known.user.firstName },
  });
}

/** Two registrations of one address at the same moment at two servers: one of them has sent its mail. */
function ignoreConflict(error: { type?: string }): void {
  if (error.type !== MedusaError.Types.CONFLICT) throw error;
}
