import type { MailData } from "../mail-data";
import { type MailViewOf, mailView } from "../mail-view";
import { safeName } from "../safe-name";

/** Asks a new customer to open the verification link; the link works for 24 hours. */
export const verifyEmailMail: MailViewOf<MailData["verify-email"]> = (
  { firstName, token, next },
  shopUrl,
) =>
  mailView("verify-email", {
    name: safeName(firstName),
    verify_link: `${shopUrl}/verify-email?${new URLSearchParams({ token, ...(next && { next }) })}`,
  });

/** Greets a customer whose address is verified now. */
export const welcomeMail: MailViewOf<MailData["welcome"]> = ({ firstName }) =>
  mailView("welcome", { name: safeName(firstName) });

/** Tells the owner of an account that someone tried to register its address again. */
export const alreadyRegisteredMail: MailViewOf<MailData["already-registered"]> = ({ firstName }) =>
  mailView("already-registered", { name: safeName(firstName) });

/** Carries the link to choose a new password; the link works for one hour. */
export const resetPasswordMail: MailViewOf<MailData["reset-password"]> = (
  { firstName, token },
  shopUrl,
) =>
  mailView("reset-password", {
    name: safeName(firstName),
    password_link: `${shopUrl}/reset-password?token=${encodeURIComponent(token)}`,
  });

/** Tells the owner of an account that its password is a new one. */
export const passwordChangedMail: MailViewOf<MailData["password-changed"]> = ({ firstName }) =>
  mailView("password-changed", { name: safeName(firstName) });
