import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { findAuthIdentity } from "../../accounts/find-account";
import { idsOf, type KnownPerson, type Person } from "../../accounts/person";
import { notedPerson, personNotesOf } from "../../accounts/person-notes";
import { endStoredSessions } from "../../accounts/stored-sessions";
import { reviewsOf } from "../../content/reviews/reviews-of";
import { stockAlertsOf } from "../../content/stock-alerts/stock-alerts-of";
import { Refusal } from "../../errors/refusal";
import { mailCause } from "../../mail/queue-mail";
import { removeCodeUsesOf } from "../../medusa/code-uses";
import { forgetDraftsOf } from "../../medusa/draft-orders";
import { cartsOf, removeNotificationsOf } from "../../medusa/people";
import { unlinkOrders } from "../../medusa/people-of-orders";
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message";
import type ContactMessageModuleService from "../../modules/contact-message/service";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import { NEWSLETTER_MODULE } from "../../modules/newsletter";
import type NewsletterModuleService from "../../modules/newsletter/service";
import { PENDING_REGISTRATION_MODULE } from "../../modules/pending-registration";
import type PendingRegistrationModuleService from "../../modules/pending-registration/service";
import { allOrders } from "../../orders/list-own-orders";
import { shopOrdersOf } from "../../orders/shop-orders";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { shopSettings } from "../../settings";
import { maskedPerson } from "./masked-person";
import { removeCarts } from "./remove-carts";
import { removeCustomer } from "./remove-customer";

const STAFF = "Accounts of staff are managed in Medusa Admin.";

/** Erases what the shop keeps about somebody, with an address or without one. */
export async function eraseKnownPerson(
  container: MedusaContainer,
  person: KnownPerson,
): Promise<void> {
  if ("email" in person) return erasePerson(container, person);
  const noted = notedPerson(person, person.ordersWithoutAddress);
  await personNotesOf(container).forgetPerson(noted);
  await unlinkFromOrders(container, person);
  await recordErased(container, person, null);
}

/**
 * Erases what the shop keeps about a person, but for what the law wants kept: orders stay with where
 * they went, and name no account any more. What becomes of which table is in `personal-tables.ts`.
 * The account goes last, so that a call that failed can be made again; done twice it finds nothing.
 * Throws a {@link Refusal} "conflict" for staff.
 */
export async function erasePerson(container: MedusaContainer, person: Person): Promise<void> {
  const { email, account, customerIds } = person;
  if (account?.actorType === "user") throw new Refusal("conflict", STAFF);
  const messages: ContactMessageModuleService = container.resolve(CONTACT_MESSAGE_MODULE);
  const newsletter: NewsletterModuleService = container.resolve(NEWSLETTER_MODULE);
  const messageIds = await messages.forgetSender(email);
  await newsletter.forgetAddress(email);
  await stockAlertsOf(container).forgetAddress(email);
  await reviewsOf(container).forgetWriter(email);
  // Before the orders are nobody's any more.
  const orders = await allOrders(container, { of: { userIds: idsOf(person), email } });
  await personNotesOf(container).forgetPerson(notedPerson(person, orders));
  await eraseMails(container, email, messageIds);
  await eraseCarts(container, person);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await removeCodeUsesOf(database, [email, ...idsOf(person)]);
  await forgetDraftsOf(database, { email, customerIds });
  await unlinkFromOrders(container, person);
  await eraseSignIn(container, email, customerIds);
  await recordErased(container, person, account?.user.id ?? customerIds[0] ?? null);
}

const recordErased = (container: MedusaContainer, person: KnownPerson, id: string | null) =>
  recordSecurityEvent(container, {
    kind: "account.removed",
    subject: { kind: "customer", id, label: maskedPerson(person) },
  });

/** Mails to the person, and those to the shop that show what the person wrote. */
async function eraseMails(container: MedusaContainer, email: string, messageIds: string[]) {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  const keys = messageIds.map((id) => mailCause("contact-message", id));
  const ids = await outbox.forgetMails(email, keys);
  const folder = join(resolve(shopSettings().DATA_DIR), "outbox");
  for (const id of ids) {
    for (const ending of ["eml", "txt"]) await rm(join(folder, `${id}.${ending}`), { force: true });
  }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await removeNotificationsOf(database, email, ids);
}

async function eraseCarts(container: MedusaContainer, { email, customerIds }: Person) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const ids = await cartsOf(database, email, customerIds);
  if (ids.length > 0) await removeCarts(container, { id: ids }, ids.length);
}

async function unlinkFromOrders(container: MedusaContainer, person: KnownPerson): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    await shopOrdersOf(container).orders.unlink(idsOf(person), transaction);
    if ("email" in person) await unlinkOrders(transaction, person.customerIds);
  });
}

/** Signs out everywhere, then removes customers and sign-in data, whether or not they belong together. */
async function eraseSignIn(
  container: MedusaContainer,
  email: string,
  customerIds: readonly string[],
): Promise<void> {
  const identity = await findAuthIdentity(container, email);
  if (identity) {
    await endStoredSessions(container, identity.id, shopSettings().REDIS_URL);
    const registrations: PendingRegistrationModuleService = container.resolve(
      PENDING_REGISTRATION_MODULE,
    );
    await registrations.forget(identity.id);
  }
  for (const id of customerIds) await removeCustomer(container, id);
  const left = await findAuthIdentity(container, email);
  if (left) await container.resolve(Modules.AUTH).deleteAuthIdentities([left.id]);
}
