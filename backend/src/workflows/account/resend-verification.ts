import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findAccountByEmail } from "../../accounts/find-account";
import { queueMail } from "../../mail/queue-mail";
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
  await sendVerificationWorkflow(container).run({
    input: { authIdentityId: account.authIdentityId, email, firstName },
  });
}
