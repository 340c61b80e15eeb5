import type { AccountExport } from "@eldercare/contracts";
import type { CustomerAddressDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { contactMessageFromStored } from "../content/contact-messages/contact-message-view";
import { subscriberFromStored } from "../content/newsletter/subscriber-view";
import { CONTACT_MESSAGE_MODULE } from "../modules/contact-message";
import type ContactMessageModuleService from "../modules/contact-message/service";
import { NEWSLETTER_MODULE } from "../modules/newsletter";
import type NewsletterModuleService from "../modules/newsletter/service";
import { exportOwnOrders } from "../orders/list-own-orders";
import type { Account } from "./account";

const ADDRESS_FIELDS = [
  "first_name",
  "last_name",
  "company",
  "phone",
  "address_1",
  "address_2",
  "city",
  "province",
  "postal_code",
  "country_code",
] as const satisfies (keyof CustomerAddressDTO)[];

/** Everything that the shop keeps about a person (PIPEDA, principle 4.9: individual access). */
export async function exportAccount(
  container: MedusaContainer,
  { actorType, user }: Account,
): Promise<AccountExport> {
  const account = {
    exportedAt: new Date().toISOString(),
    account: user,
    messages: await ownMessages(container, user.email),
    newsletter: await ownSignUps(container, user.email),
    orders: await exportOwnOrders(container, user.id),
  };
  if (actorType === "user") return { ...account, addresses: [] };
  const addresses = await container
    .resolve(Modules.CUSTOMER)
    .listCustomerAddresses({ customer_id: user.id }, { take: null });
  return { ...account, addresses: addresses.map(addressFields) };
}

async function ownMessages(container: MedusaContainer, email: string) {
  const messages: ContactMessageModuleService = container.resolve(CONTACT_MESSAGE_MODULE);
  const rows = await messages.listContactMessages({ email }, { take: null });
  return rows
    .map(contactMessageFromStored)
    .map(({ createdAt, subject, message }) => ({ createdAt, subject, message }));
}

async function ownSignUps(container: MedusaContainer, email: string) {
  const newsletter: NewsletterModuleService = container.resolve(NEWSLETTER_MODULE);
  const rows = await newsletter.listNewsletterSignUps({ email }, { take: null });
  return rows.map(subscriberFromStored).map(({ id: _id, email: _email, ...signUp }) => signUp);
}

function addressFields(address: CustomerAddressDTO): Record<string, string> {
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => (address[field] ? [[field, String(address[field])]] : [])),
  );
}
