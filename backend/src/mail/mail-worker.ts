import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { isHeldUp } from "../errors/held-up";
import { messageOf } from "../errors/message-of";
import { MAIL_OUTBOX_MODULE } from "../modules/mail-outbox";
import type MailOutboxModuleService from "../modules/mail-outbox/service";
import { MAIL_RENEWED_MS, type OutgoingMailRow } from "../modules/mail-outbox/service";
import type { MailData, MailTemplate } from "./mail-data";
import type { MailTexts } from "./mail-view";
import { renderMail } from "./render-mail";

/** Mails of other processes, and those whose next attempt has come, are seen after this time. */
const LOOK_EVERY_MS = 5000;

/** Who the mails are from. */
export interface MailingShop {
  url: string;
  /** As they are now. */
  readTexts(): Promise<MailTexts>;
}

export interface MailWorker {
  /** Resolves when the mail in hand, if any, is done. */
  stop(): Promise<void>;
}

/**
 * Sends what the outbox holds, one after the other, until stopped. Whatever goes wrong, the row
 * stays and is tried again: by this worker, or by another one when this process has died.
 */
export function startMailWorker(container: MedusaContainer, shop: MailingShop): MailWorker {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  let isStopped = false;
  let hasMore = false;
  let running: Promise<void> | undefined;

  const drain = async () => {
    do {
      hasMore = false;
      for (let mail = await outbox.claimDueMail(); mail; mail = await outbox.claimDueMail()) {
        const { id } = mail;
        // What fails once is made up for the next time; a database that is away is told of by the sending.
        const keep = () => void outbox.keepInHand(id).catch(() => undefined);
        const renewing = setInterval(keep, MAIL_RENEWED_MS);
        const isOpen = await sendOne(container, outbox, mail, shop).finally(() =>
          clearInterval(renewing),
        );
        // One mail at each look asks whether any can leave: all would wait for the same.
        if (isStopped || !isOpen) return;
      }
    } while (hasMore && !isStopped);
  };
  const wake = () => {
    hasMore = true;
    if (isStopped || running) return;
    running = drain()
      .catch((error: unknown) =>
        logger.error(`The mail outbox cannot be read: ${messageOf(error)}`),
      )
      .finally(() => {
        running = undefined;
      });
  };

  const timer = setInterval(wake, LOOK_EVERY_MS);
  outbox.events.on("queued", wake);
  wake();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      outbox.events.off("queued", wake);
      await running;
    },
  };
}

/** Answers whether other mails may leave. */
async function sendOne(
  container: MedusaContainer,
  outbox: MailOutboxModuleService,
  mail: OutgoingMailRow,
  shop: MailingShop,
): Promise<boolean> {
  try {
    // The outbox is the only writer of these rows, and writes the data of the template it names.
    const template = mail.template as MailTemplate;
    const data = mail.data as unknown as MailData[typeof template];
    const { replyTo, unsubscribeUrl, ...content } = await renderMail(
      template,
      data,
      shop.url,
      await shop.readTexts(),
    );
    // Without Medusa's idempotency key: after a crash it would take "pending" for "sent".
    await container.resolve(Modules.NOTIFICATION).createNotifications({
      to: mail.recipient,
      channel: "email",
      template,
      content,
      provider_data: { mail_id: mail.id, reply_to: replyTo, unsubscribe_url: unsubscribeUrl },
      resource_id: mail.id,
      resource_type: "outgoing_mail",
    });
    await outbox.markSent(mail.id);
    return true;
  } catch (error) {
    const reason = messageOf(error);
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(`A mail (${mail.template}, ${mail.id}) was not sent yet: ${reason}`);
    if (!isHeldUp(reason)) {
      await outbox.markFailed(mail, reason);
      return true;
    }
    await outbox.putBack(mail.id, reason);
    return false;
  }
}
