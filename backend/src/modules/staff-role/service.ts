import type { StaffRole } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import StaffRoleModel from "./models/staff-role";

/** Roles of staff by their address; each change is one statement. */
class StaffRoleModuleService extends MedusaService({ StaffRole: StaffRoleModel }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** Says what an address may do. */
  async set(email: string, role: StaffRole): Promise<void> {
    await this.database.raw(
      `insert into staff_role (email, role) values (?, ?)
       on conflict (email) do update set role = excluded.role, updated_at = now()`,
      [email.toLowerCase(), role],
    );
  }

  /** The role that was said of an address, if any was. */
  async find(email: string): Promise<StaffRole | undefined> {
    const row = await this.database("staff_role")
      .where({ email: email.toLowerCase() })
      .first("role");
    return row?.role;
  }

  async forget(email: string): Promise<void> {
    await this.database("staff_role").where({ email: email.toLowerCase() }).delete();
  }
}

export default StaffRoleModuleService;
