import { join, resolve } from "node:path";
import type { RetentionName } from "@eldercare/contracts/retention";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { personNotesOf } from "../../accounts/person-notes";
import { reviewsOf } from "../../content/reviews/reviews-of";
import { stockAlertsOf } from "../../content/stock-alerts/stock-alerts-of";
import { fileStore } from "../../media/file-store";
import { removeOldCodeUses } from "../../medusa/code-uses";
import { forgetOldDrafts } from "../../medusa/draft-orders";
import { removeOldFormerAddresses } from "../../medusa/former-addresses";
import { removeOldNotifications } from "../../medusa/old-records";
import { emptyRemovedCustomers } from "../../medusa/people";
import { listUnverifiedAccounts } from "../../medusa/unverified-accounts";
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message";
import type ContactMessageModuleService from "../../modules/contact-message/service";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import { NEWSLETTER_MODULE } from "../../modules/newsletter";
import type NewsletterModuleService from "../../modules/newsletter/service";
import { PENDING_REGISTRATION_MODULE } from "../../modules/pending-registration";
import type PendingRegistrationModuleService from "../../modules/pending-registration/service";
import { STAFF_ACTIVITY_MODULE } from "../../modules/staff-activity";
import type StaffActivityModuleService from "../../modules/staff-activity/service";
import { shopOrdersOf } from "../../orders/shop-orders";
import { forgetSecurityEvents } from "../../security-events/forget-security-events";
import { removeOldSecurityLogs } from "../../security-events/security-log";
import { shopSettings } from "../../settings";
import { forgetOldFiles, forgetOldStored, rotateLogs } from "./forget-files";
import { forgetPeopleOfOrders, forgetUnusedPayments } from "./forget-orders";
import { removeCarts } from "./remove-carts";
import { removeCustomer } from "./remove-customer";

/** What one turn is given: everything before `before` goes, at most `limit` rows of it. */
export interface Turn {
  before: Date;
  now: Date;
  limit: number;
}

/** One turn of a rule; answers how much went. Less than `limit` says that nothing is left. */
export type Forget = (container: MedusaContainer, turn: Turn) => Promise<number>;

const messagesOf = (container: MedusaContainer): ContactMessageModuleService =>
  container.resolve(CONTACT_MESSAGE_MODULE);
const newsletterOf = (container: MedusaContainer): NewsletterModuleService =>
  container.resolve(NEWSLETTER_MODULE);
const registrationsOf = (container: MedusaContainer): PendingRegistrationModuleService =>
  container.resolve(PENDING_REGISTRATION_MODULE);
const activityOf = (container: MedusaContainer): StaffActivityModuleService =>
  container.resolve(STAFF_ACTIVITY_MODULE);
const outboxOf = (container: MedusaContainer): MailOutboxModuleService =>
  container.resolve(MAIL_OUTBOX_MODULE);

/** How each rule of the table (`RETENTION`) is done; a rule without a line here does not compile. */
export const RETENTION_JOBS: Record<RetentionName, Forget> = {
  orders: (container, turn) => forgetPeopleOfOrders(container, { ...turn, isNeverPaid: false }),
  unpaidOrders: (container, turn) =>
    forgetPeopleOfOrders(container, { ...turn, isNeverPaid: true }),
  draftOrders: (container, { before, limit }) =>
    forgetOldDrafts(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), before, limit),
  formerAddresses: (container, { before, limit }) =>
    removeOldFormerAddresses(
      container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
      before,
      limit,
    ),
  unusedPayments: (container, { before, limit }) => forgetUnusedPayments(container, before, limit),
  messages: (container, { before, limit }) => messagesOf(container).forgetOld(before, limit),
  reviewWriters: (container, { before, limit }) =>
    reviewsOf(container).forgetWriters(before, limit),
  personNotes: (container, { before, limit }) => personNotesOf(container).forgetOld(before, limit),
  withdrawnConsents: (container, { before, limit }) =>
    newsletterOf(container).forgetWithdrawn(before, limit),
  unconfirmedSignUps: (container, { before, limit }) =>
    newsletterOf(container).forgetUnconfirmed(before, limit),
  stockAlerts: (container, { before, limit }) => stockAlertsOf(container).forgetOld(before, limit),
  registrations: async (container, { before, limit }) => {
    const rows = await registrationsOf(container).forgetOld(before, limit);
    return Math.max(rows, await forgetUnverified(container, before, limit));
  },
  mails: async (container, { before, limit }) => {
    await forgetOldFiles(dataFolder("outbox"), before);
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const [rows, notifications] = [
      await outboxOf(container).forgetOld(before, limit),
      await removeOldNotifications(database, before, limit),
    ];
    return Math.max(rows, notifications);
  },
  securityEvents: (container, { before, limit }) => forgetSecurityEvents(container, before, limit),
  logs: async (_, { before, now }) => {
    await removeOldSecurityLogs(before);
    return filesOnly(rotateLogs(dataFolder("logs"), before, now));
  },
  importFiles: async (_, { before }) => {
    // Whole folders, which are the store's own where it is on this machine.
    await forgetOldFiles(dataFolder("imports"), before);
    return filesOnly(forgetOldStored(fileStore(), "imports", before));
  },
  exportedFiles: async (_, { before }) => {
    // Also what stayed in the folder when the files moved to S3, and what a crash cut off.
    await forgetOldFiles(dataFolder("private"), before);
    return filesOnly(forgetOldStored(fileStore(), "private", before));
  },
  removedCustomers: (container, { before, limit }) =>
    emptyRemovedCustomers(
      container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
      before,
      limit,
    ),
  codeUses: (container, { before, limit }) =>
    removeOldCodeUses(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), before, limit),
  carts: (container, { before, limit }) =>
    removeCarts(container, { updated_at: { $lt: before.toISOString() } }, limit),
  stripeEvents: (container, { before, limit }) =>
    shopOrdersOf(container).payments.forgetOldEvents(before, limit),
  staffActivity: (container, { before, limit }) => activityOf(container).forgetOld(before, limit),
};

/** Files go all in one turn. */
async function filesOnly(work: Promise<number>): Promise<number> {
  await work;
  return 0;
}

/** The account that waited for its verification goes with the last registration of it. */
async function forgetUnverified(
  container: MedusaContainer,
  before: Date,
  limit: number,
): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const found = await listUnverifiedAccounts(database, before, limit);
  for (const { id } of found) await removeCustomer(container, id);
  return found.length;
}

function dataFolder(name: string): string {
  return join(resolve(shopSettings().DATA_DIR), name);
}
