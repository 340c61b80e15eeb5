import type { AccountExport, PersonNote } from "@eldercare/contracts";
import type { CustomerAddressDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { contactMessageFromStored } from "../content/contact-messages/contact-message-view";
import { subscriberFromStored } from "../content/newsletter/subscriber-view";
import { ownFromStored } from "../content/reviews/review-view";
import { reviewsOf } from "../content/reviews/reviews-of";
import { stockAlertsOf } from "../content/stock-alerts/stock-alerts-of";
import { CONTACT_MESSAGE_MODULE } from "../modules/contact-message";
import type ContactMessageModuleService from "../modules/contact-message/service";
import { MAIL_OUTBOX_MODULE } from "../modules/mail-outbox";
import type MailOutboxModuleService from "../modules/mail-outbox/service";
import { NEWSLETTER_MODULE } from "../modules/newsletter";
import type NewsletterModuleService from "../modules/newsletter/service";
import type { NotedPerson } from "../modules/person-note/service";
import { exportedOrders, exportOrdersOf } from "../orders/list-own-orders";
import { shopOrdersOf } from "../orders/shop-orders";
import { shopSettings } from "../settings";
import { idsOf, type KnownPerson, type Person } from "./person";
import { notedPerson, noteFromStored, personNotesOf } from "./person-notes";
import type { PersonWithoutAddress } from "./person-without-address";
import { CARRIER_NOTE } from "./saved-addresses";
import { listStoredSessions } from "./stored-sessions";
import { wishlistIn } from "./wishlist";

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

/** What the shop keeps about a person, with staff's notes as staff read them. */
export type KeptOfPerson = Omit<AccountExport, "notes"> & { notes: PersonNote[] };

/**
 * Everything that the shop keeps about a person (PIPEDA, principle 4.9: individual access). What
 * `personal-tables.ts` calls exported is in here.
 */
export async function exportPerson(
  container: MedusaContainer,
  person: KnownPerson,
): Promise<AccountExport> {
  const { notes, ...kept } = await gatherPerson(container, person);
  return { ...kept, notes: notes.map(({ at, text }) => ({ at, text })) };
}

/** The same for staff, who also see who wrote a note, and may remove it. */
export async function gatherPerson(
  container: MedusaContainer,
  person: KnownPerson,
): Promise<KeptOfPerson> {
  if ("ordersWithoutAddress" in person) return gatherWithoutAddress(container, person);
  const orders = await exportOrdersOf(container, {
    userIds: idsOf(person),
    email: person.email,
  });
  return {
    exportedAt: new Date().toISOString(),
    email: person.email,
    account: person.account?.user ?? null,
    addresses: await ownAddresses(container, person),
    orders,
    cart: await ownCart(container, person),
    wishlist: await ownWishlist(container, person),
    payments: await ownPayments(container, person),
    messages: await ownMessages(container, person),
    reviews: await ownReviews(container, person),
    notes: await ownNotes(container, notedPerson(person, orders)),
    newsletter: await ownSignUps(container, person),
    stockAlerts: await ownStockAlerts(container, person),
    mails: await ownMails(container, person),
    signIns: await ownSignIns(container, person),
  };
}

/** All else names people by their addresses, but for what staff noted, and is nobody's who has none. */
async function gatherWithoutAddress(
  container: MedusaContainer,
  person: PersonWithoutAddress,
): Promise<KeptOfPerson> {
  return {
    ...{ exportedAt: new Date().toISOString(), email: "", account: null, addresses: [], cart: [] },
    wishlist: [],
    ...{ messages: [], reviews: [], newsletter: [], stockAlerts: [], mails: [] },
    signIns: [],
    notes: await ownNotes(container, notedPerson(person, person.ordersWithoutAddress)),
    orders: await exportedOrders(container, person.ordersWithoutAddress),
    payments: await ownPayments(container, person),
  };
}

async function ownAddresses(container: MedusaContainer, { customerIds }: Person) {
  if (customerIds.length === 0) return [];
  const addresses = await container
    .resolve(Modules.CUSTOMER)
    .listCustomerAddresses({ customer_id: customerIds }, { take: null });
  return addresses.map(addressFields);
}

function addressFields(address: CustomerAddressDTO): Record<string, string> {
  const note = address.metadata?.[CARRIER_NOTE];
  return {
    ...Object.fromEntries(
      ADDRESS_FIELDS.flatMap((field) => (address[field] ? [[field, String(address[field])]] : [])),
    ),
    ...(typeof note === "string" && { [CARRIER_NOTE]: note }),
  };
}

async function ownCart(container: MedusaContainer, { customerIds }: Person) {
  if (customerIds.length === 0) return [];
  const carts = await container
    .resolve(Modules.CART)
    .listCarts({ customer_id: customerIds }, { relations: ["items"], take: null });
  return carts.flatMap(({ items = [] }) =>
    items.map(({ title, quantity }) => ({ name: title, qty: Number(quantity) })),
  );
}

async function ownWishlist(container: MedusaContainer, { customerIds }: Person) {
  if (customerIds.length === 0) return [];
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: customerIds }, { select: ["id", "metadata"], take: null });
  return customers.flatMap(({ metadata }) => wishlistIn(metadata));
}

async function ownPayments(container: MedusaContainer, person: KnownPerson) {
  const payments = await shopOrdersOf(container).payments.listOf(idsOf(person));
  return payments.map(({ created_at, amount_cents, state, stripe_id }) => ({
    createdAt: created_at.toISOString(),
    amountCAD: amount_cents,
    state,
    stripeId: stripe_id,
  }));
}

async function ownMessages(container: MedusaContainer, { email }: Person) {
  const messages: ContactMessageModuleService = container.resolve(CONTACT_MESSAGE_MODULE);
  const rows = await messages.listContactMessages({ email }, { take: null });
  return rows
    .map(contactMessageFromStored)
    .map(({ id: _id, email: _email, handled: _handled, replies, ...message }) => ({
      ...message,
      replies: replies.map(({ at, text }) => ({ at, text })),
    }));
}

async function ownReviews(container: MedusaContainer, { email }: Person) {
  const rows = await reviewsOf(container).listProductReviews(
    { email: email.toLowerCase() },
    { take: null },
  );
  return rows.map((row) => ({
    ...ownFromStored(row),
    productId: row.product_id,
    writtenAt: new Date(row.written_at).toISOString(),
  }));
}

async function ownNotes(container: MedusaContainer, about: NotedPerson): Promise<PersonNote[]> {
  return (await personNotesOf(container).listOf(about)).map(noteFromStored);
}

async function ownSignUps(container: MedusaContainer, { email }: Person) {
  const newsletter: NewsletterModuleService = container.resolve(NEWSLETTER_MODULE);
  const rows = await newsletter.listNewsletterSignUps({ email }, { take: null });
  return rows.map(subscriberFromStored).map(({ id: _id, email: _email, ...signUp }) => signUp);
}

async function ownStockAlerts(container: MedusaContainer, { email }: Person) {
  const rows = await stockAlertsOf(container).listOf(email);
  return rows.map(({ created_at, product_id, variant_id, consent }) => ({
    askedAt: created_at.toISOString(),
    productId: product_id,
    variantId: variant_id || null,
    consent,
  }));
}

async function ownMails(container: MedusaContainer, { email }: Person) {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  const rows = await outbox.listOutgoingMails({ recipient: email }, { take: null });
  return rows.map(({ template, status, created_at, sent_at }) => ({
    about: template,
    status,
    createdAt: new Date(created_at).toISOString(),
    sentAt: sent_at && new Date(sent_at).toISOString(),
  }));
}

async function ownSignIns(container: MedusaContainer, { account }: Person) {
  if (!account) return [];
  const sessions = await listStoredSessions(
    container,
    account.authIdentityId,
    shopSettings().REDIS_URL,
  );
  return sessions.map(({ auth_context: signedIn }) => ({
    signedInAt: signedIn?.iat ? new Date(signedIn.iat * 1000).toISOString() : null,
  }));
}
