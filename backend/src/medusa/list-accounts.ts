import type { StaffRole } from "@eldercare/contracts";
import { foldedText } from "@eldercare/search-typed-postgres/text";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ACCOUNT_TEXT } from "./account-text";
import {
  COUNTED_OF_SEARCH,
  exactCount,
  knownTotal,
  type ListCount,
  searchCount,
} from "./list-count";
import { fromNearerEnd, NEAR } from "./nearer-end";
import { EMAIL_VERIFICATION } from "./sign-in";
import { STAFF_ROLE_OF_PERSON } from "./staff-role-of";

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
  /** Null for a customer. */
  staff_role: StaffRole | null;
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
  query: AccountQuery,
): Promise<ListCount & { accounts: AccountRow[] }> {
  const counting = countAccounts(database, query.search);
  const isAwaited = Boolean(query.search) || (query.offset ?? 0) > NEAR;
  const [accounts, count] = await Promise.all([
    readAccounts(database, query, isAwaited ? await counting : undefined),
    counting,
  ]);
  return { accounts, ...count };
}

const foundIn = (text: string) => `and ${text} like :pattern`;

const patternOf = (search: string) => `%${foldedText(search).replace(/[\\%_]/g, "\\$&")}%`;

async function countAccounts(database: Knex, search: string | undefined): Promise<ListCount> {
  const countOf = (people: string) =>
    search
      ? `(select count(*) from (
          select from ${people} ${foundIn(ACCOUNT_TEXT)} limit ${COUNTED_OF_SEARCH}) found)::int`
      : `(select count(*) from ${people})::int`;
  const { rows } = await database.raw<{ rows: { total: number }[] }>(
    `select ${countOf(STAFF)} + ${countOf(CUSTOMERS)} as total`,
    search ? { pattern: patternOf(search) } : {},
  );
  const total = rows[0]?.total ?? 0;
  return search ? searchCount(total) : exactCount(total);
}

async function readAccounts(
  database: Knex,
  { search, limit, offset = 0, sort = { by: "date", isDescending: true } }: AccountQuery,
  count: ListCount | undefined,
): Promise<AccountRow[]> {
  const total = count && knownTotal(count);
  const page =
    limit === undefined
      ? { limit: null, offset, isFromEnd: false }
      : fromNearerEnd({ limit, offset }, total);
  const orderBy = (isReversed: boolean) => {
    const direction = sort.isDescending === isReversed ? "asc" : "desc";
    return (by: string) => `${by} ${direction}, id ${direction}`;
  };
  const walked = orderBy(page.isFromEnd);
  const found = search ? foundIn(ACCOUNT_TEXT) : "";
  // Of each kind no more than may be on the page: an index has them in order.
  const people = (isStaff: boolean) => `(
    select id, first_name, last_name, email, ${isStaff ? "avatar_url" : "null::text"} as avatar_url,
        created_at, ${isStaff} as is_staff, ${ACCOUNT_SORTS[sort.by]} as sorted
      from ${isStaff ? STAFF : CUSTOMERS} ${found}
      order by ${walked(ACCOUNT_SORTS[sort.by])} limit :most)`;
  // An address has one account, so its verification says all about it.
  const statement = `with page as (
      ${people(true)} union all ${people(false)}
      order by ${walked("sorted")} limit :limit offset :offset)
    select person.*, exists (
      select from auth_verification v where v.entity_id = person.email and v.entity_type = :kind
        and v.verified_at is not null and v.deleted_at is null) as is_verified,
      case when person.is_staff then ${STAFF_ROLE_OF_PERSON} end as staff_role
    from page person order by ${orderBy(false)("sorted")}`;
  const values = {
    ...(search && { pattern: patternOf(search) }),
    limit: page.limit,
    offset: page.offset,
    most: page.limit === null ? null : page.offset + page.limit,
    kind: EMAIL_VERIFICATION.entity_type,
  } as unknown as Record<string, Knex.RawBinding>;
  const ask = async (connection: Knex) =>
    (await connection.raw<{ rows: AccountRow[] }>(statement, values)).rows;
  if (!count?.isMore) return ask(database);
  // Where very many are found, the first of them are soonest met by going through all in their order.
  // PostgreSQL takes every text for rare, and would read all that are found to sort them.
  return database.transaction(async (transaction) => {
    await transaction.raw("set local enable_sort = off");
    return ask(transaction);
  });
}
