import { foldedText } from "@eldercare/search-typed-postgres/text";
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

/** What accounts are sorted by, as SQL over a person's row; `migration-scripts/index-accounts.ts` has indexes. */
export const ACCOUNT_SORTS = {
  date: "created_at",
  name: "lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))",
  email: "email",
} as const;

export interface AccountQuery {
  search?: string | undefined;
  sort?: { by: keyof typeof ACCOUNT_SORTS; isDescending: boolean } | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

const STAFF = '"user" where deleted_at is null';
const CUSTOMERS = "customer where has_account and deleted_at is null";

/**
 * Customers with an account, and staff, newest first unless it says otherwise, and how many there are
 * in all. Two statements whatever their number: Medusa's modules would have to be asked for all of
 * them to make one page.
 */
export async function listAccounts(
  database: Knex,
  { search, limit, offset = 0, sort = { by: "date", isDescending: true } }: AccountQuery,
): Promise<{ accounts: AccountRow[]; total: number }> {
  const found = search ? `and ${ACCOUNT_TEXT} like :pattern` : "";
  const direction = sort.isDescending ? "desc" : "asc";
  const order = `sorted ${direction}, id ${direction}`;
  // Of each kind no more than may be on the page: an index has them in order.
  const people = (isStaff: boolean) => `(
    select id, first_name, last_name, email, ${isStaff ? "avatar_url" : "null::text"} as avatar_url,
        created_at, ${isStaff} as is_staff, ${ACCOUNT_SORTS[sort.by]} as sorted
      from ${isStaff ? STAFF : CUSTOMERS} ${found}
      order by ${ACCOUNT_SORTS[sort.by]} ${direction}, id ${direction} limit :most)`;
  const values = {
    pattern: `%${foldedText(search ?? "").replace(/[\\%_]/g, "\\$&")}%`,
    limit: limit ?? null,
    offset,
    most: limit === undefined ? null : offset + limit,
    kind: EMAIL_VERIFICATION.entity_type,
  } as unknown as Record<string, Knex.RawBinding>;
  const [page, count] = await Promise.all([
    // An address has one account, so its verification says all about it.
    database.raw<{ rows: AccountRow[] }>(
      `with page as (
        ${people(true)} union all ${people(false)} order by ${order} limit :limit offset :offset)
      select page.*, exists (
        select from auth_verification v where v.entity_id = page.email and v.entity_type = :kind
          and v.verified_at is not null and v.deleted_at is null) as is_verified
      from page order by ${order}`,
      values,
    ),
    database.raw<{ rows: { total: number }[] }>(
      `select (select count(*) from ${STAFF} ${found})::int
        + (select count(*) from ${CUSTOMERS} ${found})::int as total`,
      values,
    ),
  ]);
  return { accounts: page.rows, total: count.rows[0]?.total ?? 0 };
}
