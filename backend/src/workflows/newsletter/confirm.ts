import type { MedusaContainer } from "@medusajs/framework/types";
import { queueMail } from "../../mail/queue-mail";
import { NEWSLETTER_MODULE } from "../../modules/newsletter";
import type NewsletterModuleService from "../../modules/newsletter/service";
import { tokenFingerprint } from "../account/token-fingerprint";

/** Confirms the sign-up of a mailed link, and greets once. False when the link is no good. */
export async function confirmNewsletter(
  container: MedusaContainer,
  token: string,
): Promise<boolean> {
  const newsletter: NewsletterModuleService = container.resolve(NEWSLETTER_MODULE);
  const signUp = await newsletter.confirm(tokenFingerprint(token));
  if (!signUp) return false;
  await queueMail(container, {
    template: "newsletter-welcome",
    cause: signUp.id,
    recipient: signUp.email,
    data: { unsubscribeToken: signUp.unsubscribe_token, isNew: true },
  });
  return true;
}
