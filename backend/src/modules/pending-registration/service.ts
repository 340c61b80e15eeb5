import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { InferTypeOf } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import PendingRegistration from "./models/pending-registration";

export type PendingRegistrationRow = InferTypeOf<typeof PendingRegistration>;

/** Registrations that wait for their mail to be answered (decision 025). */
class PendingRegistrationModuleService extends MedusaService({ PendingRegistration }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** The registration that a mailed link belongs to. */
  async findByToken(tokenFingerprint: string): Promise<PendingRegistrationRow | undefined> {
    const [row] = await this.listPendingRegistrations(
      { token_fingerprint: tokenFingerprint },
      { take: 1 },
    );
    return row;
  }

  /** Whether an address was registered more than once, with passwords that different people may know. */
  async isDisputed(authIdentityId: string): Promise<boolean> {
    const rows = await this.listPendingRegistrations(
      { auth_identity_id: authIdentityId },
      { select: ["password_hash"], take: null },
    );
    return new Set(rows.map((row) => row.password_hash)).size > 1;
  }

  /** Forgets every registration of an address: it is verified, or gone. */
  async forget(authIdentityId: string): Promise<void> {
    await this.database("pending_registration").where("auth_identity_id", authIdentityId).delete();
  }

  /** Removes at most `limit` registrations that nobody answered since; answers how many. */
  async forgetOld(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `delete from pending_registration where id in (
         select id from pending_registration where created_at < ? limit ?)`,
      [before, limit],
    );
    return rowCount;
  }
}

export default PendingRegistrationModuleService;
