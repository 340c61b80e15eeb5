import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { EMAIL_VERIFICATION } from "./sign-in";

/**
 * Customers who registered before, never verified their address, and have no registration that still
 * waits: at most `limit`. Nobody can sign in to such an account.
 */
export async function listUnverifiedAccounts(
  database: Knex,
  before: Date,
  limit: number,
): Promise<{ id: string; email: string }[]> {
  const { rows } = await database.raw<{ rows: { id: string; email: string }[] }>(
    `select c.id, c.email from customer c
      where c.has_account and c.deleted_at is null and c.created_at < :before
        and not exists (select from auth_verification v
          where v.entity_id = c.email and v.entity_type = :kind and v.deleted_at is null
            and v.verified_at is not null)
        and not exists (select from pending_registration r
          join provider_identity p on p.auth_identity_id = r.auth_identity_id
          where p.entity_id = c.email)
      order by c.created_at limit :limit`,
    {
      before,
      limit,
      kind: EMAIL_VERIFICATION.entity_type,
    } as unknown as Record<string, Knex.RawBinding>,
  );
  return rows;
}
