import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ACCOUNT_TEXT } from "./account-text";
import { EMAIL_VERIFICATION } from "./sign-in";

/** A customer with an account, or one of the staff. */
export interface AccountRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
  avatar_url: string | null;
  created_at: Date;
  is_staff: boolean;
  is_verified: boolean;
}

export interface AccountQuery {
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Everybody who has an account; `found` is a further condition on both. */
const people = (found: string) => `
  select id, first_name, last_name, email, avatar_url, created_at, true as is_staff
    from "user" where deleted_at is null ${found}
  union all
  select id, first_name, last_name, email, null::text, created_at, false
    from customer where has_account and deleted_at is null ${found}`;

/**
 * Customers with an account, and staff, newest first, and how many there are in all. Two statements
 * whatever their number: Medusa's modules would have to be asked for all of them to make one page.
 */
export async function listAccounts(
  database: Knex,
  { search, limit, offset }: AccountQuery,
): Promise<{ accounts: AccountRow[]; total: number }> {
  const found = people(search ? `and ${ACCOUNT_TEXT} like :pattern` : "");
  const values = {
    pattern: `%${(search ?? "").toLowerCase().replace(/[\\%_]/g, "\\$&")}%`,
    limit: limit ?? null,
    offset: offset ?? 0,
    kind: EMAIL_VERIFICATION.entity_type,
  } as unknown as Record<string, Knex.RawBinding>;
  const [page, count] = await Promise.all([
    // An address has one account, so its verification says all about it.
    database.raw<{ rows: AccountRow[] }>(
      `with page as (
        ${found} order by created_at desc, id limit :limit offset :offset)
      select page.*, exists (
        select from auth_verification v where v.entity_id = page.email and v.entity_type = :kind
          and v.verified_at is not null and v.deleted_at is null) as is_verified
      from page order by created_at desc, id`,
      values,
    ),
    database.raw<{ rows: { total: number }[] }>(
      `select count(*)::int as total from (${found}) as people`,
      values,
    ),
  ]);
  return { accounts: page.rows, total: count.rows[0]?.total ?? 0 };
}
