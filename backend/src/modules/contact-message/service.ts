import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import ContactMessage from "./models/contact-message";

/** Stores what visitors write to the shop. */
class ContactMessageModuleService extends MedusaService({ ContactMessage }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** Removes all messages of people whose last one is two years old (privacy policy). */
  async forgetOld(): Promise<void> {
    await this.database.raw(
      `delete from contact_message where email in (
         select email from contact_message
          group by email having max(created_at) < now() - interval '2 years')`,
    );
  }
}

export default ContactMessageModuleService;
