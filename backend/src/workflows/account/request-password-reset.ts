import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findAccountByEmail } from "../../accounts/find-account";
import { queueMail } from "../../mail/queue-mail";
import { EMAIL_PASSWORD } from "../../medusa/sign-in";
import { countSecurityEvent } from "../../security-events/count-security-event";
import { accountSubject } from "../../security-events/event-labels";
import { encodeResetToken } from "./reset-token";
import { tokenFingerprint } from "./token-fingerprint";

const RESET_TOKEN_SECONDS = 60 * 60;

/** Mails a link to choose a new password, if the address has an account. Older links stop working. */
export async function requestPasswordReset(
  container: MedusaContainer,
  email: string,
): Promise<void> {
  const account = await findAccountByEmail(container, email);
  if (!account) return;
  countSecurityEvent(container, {
    kind: "password.reset-requested",
    subject: accountSubject(account),
  });
  const { jti } = await container.resolve(Modules.AUTH).createPasswordResetToken({
    provider: EMAIL_PASSWORD,
    entity_id: email,
    ttl_seconds: RESET_TOKEN_SECONDS,
  });
  await queueMail(container, {
    template: "reset-password",
    cause: tokenFingerprint(jti),
    recipient: email,
    data: { firstName: account.user.firstName, token: encodeResetToken({ jti, email }) },
  });
}
