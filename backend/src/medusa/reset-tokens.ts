import { createHash } from "node:crypto";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Whether a token of a reset link works for an address, without using it up. Medusa keeps its hash. */
export async function isResetTokenOf(
  database: Knex,
  { jti, email }: { jti: string; email: string },
): Promise<boolean> {
  const hash = createHash("sha256").update(jti).digest("hex");
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from auth_password_reset_token
      where token_hash = ? and entity_id = ? and expires_at > now() and deleted_at is null`,
    [hash, email],
  );
  return rows.length > 0;
}
