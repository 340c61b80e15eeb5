import { createHash } from "node:crypto";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/**
 * The sign-in data whose address was verified by the link with this token; undefined where it was not,
 * or by another link since. Medusa keeps the newest link's token, as its provider hashes it.
 */
export async function verifiedByLink(database: Knex, token: string): Promise<string | undefined> {
  const hash = createHash("sha256").update(token).digest("hex");
  const { rows } = await database.raw<{ rows: { auth_identity_id: string }[] }>(
    `select auth_identity_id from auth_verification
      where provider_metadata->>'token_hash' = ? and verified_at is not null and deleted_at is null
      limit 1`,
    [hash],
  );
  return rows[0]?.auth_identity_id;
}
