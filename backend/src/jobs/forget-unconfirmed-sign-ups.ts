import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { NEWSLETTER_MODULE } from "../modules/newsletter";
import type NewsletterModuleService from "../modules/newsletter/service";

/** Every night: addresses whose owners did not confirm the newsletter are not kept. */
export default async function forgetUnconfirmedSignUps(container: MedusaContainer): Promise<void> {
  const newsletter: NewsletterModuleService = container.resolve(NEWSLETTER_MODULE);
  try {
    await newsletter.forgetUnconfirmed();
  } catch (error) {
    // A job that throws is never run again; the next night tries anew.
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`Sign-ups were not forgotten: ${error instanceof Error ? error.message : error}`);
  }
}

export const config = { name: "forget-unconfirmed-sign-ups", schedule: "40 3 * * *" };
