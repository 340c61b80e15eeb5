import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../errors/refusal";
import { mailName } from "../../mail/mail-names";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import { recordSecurityEvent } from "../../security-events/record-security-event";

/** Begins anew to send it. {@link Refusal} "not-found" for what is no mail that failed, or no more. */
export async function sendFailedMail(container: MedusaContainer, id: string): Promise<void> {
  await record(container, "mail.sent-again", id, await outboxOf(container).sendAgain(id));
}

/** Gives it up for good, so that its cause makes no other; fails as {@link sendFailedMail}. */
export async function forgetFailedMail(container: MedusaContainer, id: string): Promise<void> {
  await record(container, "mail.removed", id, await outboxOf(container).giveUp(id));
}

const outboxOf = (container: MedusaContainer): MailOutboxModuleService =>
  container.resolve(MAIL_OUTBOX_MODULE);

async function record(
  container: MedusaContainer,
  kind: "mail.sent-again" | "mail.removed",
  id: string,
  template: string | undefined,
): Promise<void> {
  if (template === undefined) throw new Refusal("not-found", "There is no such email any more.");
  await recordSecurityEvent(container, {
    kind,
    subject: { kind: "mail", id, label: mailName(template) },
  });
}
