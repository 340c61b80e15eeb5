import type { FailedMailListResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_OUTBOX_MODULE } from "../modules/mail-outbox";
import type MailOutboxModuleService from "../modules/mail-outbox/service";
import { mailName } from "./mail-names";

const SHOWN = 100;

/** Mails that the shop gave up sending; without what they say, which may open accounts. */
export async function listFailedMails(container: MedusaContainer): Promise<FailedMailListResponse> {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  const [rows, total] = await outbox.listAndCountOutgoingMails(
    { status: "failed" },
    {
      select: ["id", "recipient", "template", "created_at", "last_error"],
      order: { created_at: "DESC", id: "DESC" },
      take: SHOWN,
    },
  );
  return {
    total,
    mails: rows.map((row) => ({
      id: row.id,
      recipient: row.recipient,
      about: mailName(row.template),
      promisedAt: new Date(row.created_at).toISOString(),
      reason: row.last_error ?? "",
    })),
  };
}
