import type { MedusaContainer } from "@medusajs/framework/types";
import { stockAlertsOf } from "../../content/stock-alerts/stock-alerts-of";
import { addressMarkOf } from "../../content/stock-alerts/stop-token";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";

/** Ends everything that the address with this mark waits for, and mails that are promised and not sent yet. */
export async function stopStockAlerts(container: MedusaContainer, mark: string): Promise<void> {
  // In this order: what the job promises meanwhile is taken back, too.
  await stockAlertsOf(container).forgetMarked(mark);
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  const unsent = await outbox.listOutgoingMails(
    { template: ["back-in-stock", "stock-alert-confirm"], status: ["pending", "failed"] },
    { select: ["id", "recipient"], take: null },
  );
  for (const { id, recipient } of unsent) {
    if (addressMarkOf(recipient) === mark) await outbox.withdraw(id);
  }
}
