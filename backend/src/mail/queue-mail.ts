import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_OUTBOX_MODULE } from "../modules/mail-outbox";
import type MailOutboxModuleService from "../modules/mail-outbox/service";
import type { MailData, MailTemplate } from "./mail-data";

/** A mail to promise; `cause` together with the template names it, so that it is sent once. */
export interface QueuedMail<Template extends MailTemplate = MailTemplate> {
  template: Template;
  cause: string;
  recipient: string;
  data: MailData[Template];
}

/**
 * Promises a mail; the worker sends it. Answers the row's id, or none when it was promised before, or
 * when there is nobody to send it to: not everybody has an email address.
 * With a transaction see {@link MailOutboxModuleService.enqueue}.
 */
export async function queueMail<Template extends MailTemplate>(
  container: MedusaContainer,
  { template, cause, recipient, data }: QueuedMail<Template>,
  transaction?: Knex.Transaction,
): Promise<string | undefined> {
  if (recipient.trim() === "") return undefined;
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  return outbox.enqueue(
    { key: mailCause(template, cause), template, recipient, data },
    transaction,
  );
}

/** Whether this mail was promised before, as long as that is remembered. */
export async function isPromised(
  container: MedusaContainer,
  { template, cause }: Pick<QueuedMail, "template" | "cause">,
): Promise<boolean> {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  const key = mailCause(template, cause);
  const [known] = await outbox.listOutgoingMails({ key }, { select: ["id"] });
  return known !== undefined;
}

/** The name under which a mail is promised: one for each cause. */
export function mailCause(template: MailTemplate, cause: string): string {
  return `${template}:${cause}`;
}
