import { randomBytes, randomUUID } from "node:crypto";
import { NEWSLETTER_CONSENT } from "@eldercare/contracts";
import { RETENTION } from "@eldercare/contracts/retention";
import type { MedusaContainer } from "@medusajs/framework/types";
import { queueMail } from "../../mail/queue-mail";
import { NEWSLETTER_MODULE } from "../../modules/newsletter";
import type NewsletterModuleService from "../../modules/newsletter/service";
import { tokenFingerprint } from "../account/token-fingerprint";

const TOKEN_BYTES = 32;

/**
 * Notes who agreed to what on which page, and asks the address's owner by mail; until the answer
 * nothing else is sent (CASL asks for consent that can be proven). Subscribers hear that they are.
 */
export async function signUpToNewsletter(
  container: MedusaContainer,
  { email, source = "" }: { email: string; source?: string },
): Promise<void> {
  const newsletter: NewsletterModuleService = container.resolve(NEWSLETTER_MODULE);
  const token = aToken();
  const signUp = await newsletter.signUp({
    email,
    consent: NEWSLETTER_CONSENT,
    source,
    confirmFingerprint: tokenFingerprint(token),
    confirmDays: RETENTION.unconfirmedSignUps.keep.days,
    unsubscribeToken: aToken(),
  });
  const unsubscribeToken = signUp.unsubscribe_token;
  if (signUp.status === "confirmed") {
    await queueMail(container, {
      template: "newsletter-welcome",
      cause: randomUUID(),
      recipient: email,
      data: { unsubscribeToken, isNew: false },
    });
    return;
  }
  await queueMail(container, {
    template: "newsletter-confirm",
    cause: tokenFingerprint(token),
    recipient: email,
    data: { token, unsubscribeToken },
  });
}

function aToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}
