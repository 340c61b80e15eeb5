import type { MedusaContainer } from "@medusajs/framework/types";
import { logFailure } from "../errors/log-failure";
import { CONTACT_MESSAGE_MODULE } from "../modules/contact-message";
import type ContactMessageModuleService from "../modules/contact-message/service";
import { NEWSLETTER_MODULE } from "../modules/newsletter";
import type NewsletterModuleService from "../modules/newsletter/service";
import { PENDING_REGISTRATION_MODULE } from "../modules/pending-registration";
import type PendingRegistrationModuleService from "../modules/pending-registration/service";
import { STAFF_ACTIVITY_MODULE } from "../modules/staff-activity";
import type StaffActivityModuleService from "../modules/staff-activity/service";

/** Every night: messages, newsletter sign-ups, unanswered registrations and ended sessions' activity are kept no longer than the specification says. */
export default async function deleteOldMessages(container: MedusaContainer): Promise<void> {
  const messages: ContactMessageModuleService = container.resolve(CONTACT_MESSAGE_MODULE);
  const newsletter: NewsletterModuleService = container.resolve(NEWSLETTER_MODULE);
  const registrations: PendingRegistrationModuleService = container.resolve(
    PENDING_REGISTRATION_MODULE,
  );
  const activity: StaffActivityModuleService = container.resolve(STAFF_ACTIVITY_MODULE);
  await logFailure(container, "Old messages were not forgotten", async () => {
    await messages.forgetOld();
    await newsletter.forgetOld();
    await registrations.forgetOld();
    await activity.forgetOld();
  });
}

export const config = { name: "delete-old-messages", schedule: "40 3 * * *" };
