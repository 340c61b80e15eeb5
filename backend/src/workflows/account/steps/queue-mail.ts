import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { type QueuedMail, queueMail } from "../../../mail/queue-mail";
import { MAIL_OUTBOX_MODULE } from "../../../modules/mail-outbox";
import type MailOutboxModuleService from "../../../modules/mail-outbox/service";

/** Promises a mail as part of what causes it: if that is undone, the promise is too. */
export const queueMailStep = createStep(
  "queue-mail",
  async (mail: QueuedMail, { container }) => {
    const id = await queueMail(container, mail);
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    if (!id) return;
    const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
    await outbox.withdraw(id);
  },
);
