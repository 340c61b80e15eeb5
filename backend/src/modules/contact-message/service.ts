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

  /** Removes what somebody wrote; answers the messages' ids. */
  async forgetSender(email: string): Promise<string[]> {
    const { rows } = await this.database.raw<{ rows: { id: string }[] }>(
      "delete from contact_message where lower(email) = lower(?) returning id",
      [email],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes at most `limit` messages of people whose last one is older; answers how many. */
  async forgetOld(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `delete from contact_message where id in (
         select id from contact_message where lower(email) in (
           select lower(email) from contact_message
            group by lower(email) having max(created_at) < ?)
         limit ?)`,
      [before, limit],
    );
    return rowCount;
  }
}

export default ContactMessageModuleService;
