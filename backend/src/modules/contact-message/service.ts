import type { ContactReply } from "@eldercare/contracts";
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

  /**
   * Adds an answer, and marks the message as handled, if it was open; false when this answer was
   * added before, undefined without such a message.
   */
  async addReply(
    messageId: string,
    reply: ContactReply,
    transaction: Knex.Transaction,
  ): Promise<boolean | undefined> {
    const { rowCount } = await transaction.raw<{ rowCount: number }>(
      `update contact_message
          set replies = replies || ?::jsonb, handled_at = coalesce(handled_at, now()),
              updated_at = now()
        where id = ? and deleted_at is null and not replies @> ?::jsonb`,
      [JSON.stringify([reply]), messageId, JSON.stringify([{ id: reply.id }])],
    );
    if (rowCount === 1) return true;
    const row = await transaction("contact_message")
      .where({ id: messageId, deleted_at: null })
      .first("id");
    return row ? false : undefined;
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
