import type { INotificationModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  removeCustomerAccountWorkflow,
  updateCustomersWorkflow,
} from "@medusajs/medusa/core-flows";
import type { Account } from "../../accounts/account";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";

/** Every Medusa service can delete; the type of this one does not say so. */
type DeletingNotifications = INotificationModuleService & {
  deleteNotifications?(ids: string[]): Promise<void>;
};

/**
 * Deletes a customer's account and data. Orders stay, with the address they went to: the shop has
 * to keep its books (Income Tax Act, s. 230(4)). Medusa keeps a deleted customer's row, so the row
 * is emptied of the person first.
 */
export async function deleteAccount(
  container: MedusaContainer,
  { user: { id, email } }: { user: Pick<Account["user"], "id" | "email"> },
): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER);
  const addresses = await customers.listCustomerAddresses({ customer_id: id }, { take: null });
  await customers.deleteCustomerAddresses(addresses.map((address) => address.id));
  await updateCustomersWorkflow(container).run({
    input: {
      selector: { id },
      update: {
        email: `${id}@deleted.invalid`,
        first_name: null,
        last_name: null,
        company_name: null,
        phone: null,
        metadata: null,
      },
    },
  });
  await removeCustomerAccountWorkflow(container).run({ input: { customerId: id } });
  await forgetMails(container, email);
}

async function forgetMails(container: MedusaContainer, email: string): Promise<void> {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  await outbox.forgetRecipient(email);
  const notifications: DeletingNotifications = container.resolve(Modules.NOTIFICATION);
  const sent = await notifications.listNotifications({ to: email }, { take: null });
  if (sent.length > 0) await notifications.deleteNotifications?.(sent.map(({ id }) => id));
}
