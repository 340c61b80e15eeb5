import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import StaffActivity from "./models/staff-activity";

/**
 * Activity of staff, beside the sessions and not in them: who saves a session while another request
 * ends it would bring it back. Each change is one statement.
 */
class StaffActivityModuleService extends MedusaService({ StaffActivity }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** When the session was last used; undefined before its first use. */
  async lastActivity(id: string): Promise<Date | undefined> {
    const row = await this.database("staff_activity").where({ id }).first("active_at");
    return row?.active_at;
  }

  /** Notes that the session is used at this moment. */
  async note(id: string): Promise<void> {
    await this.database.raw(
      `insert into staff_activity (id, active_at) values (?, now())
       on conflict (id) do update set active_at = now(), updated_at = now()`,
      [id],
    );
  }

  /** Removes at most `limit` notes of sessions that ended long ago; answers how many. */
  async forgetOld(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `delete from staff_activity where id in (
         select id from staff_activity where active_at < ? limit ?)`,
      [before, limit],
    );
    return rowCount;
  }
}

export default StaffActivityModuleService;
