import type { OrderStatus } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import {
  COUNTED_OF_SEARCH,
  exactCount,
  knownTotal,
  type ListCount,
  searchCount,
} from "../../medusa/list-count";
import { fromNearerEnd, NEAR } from "../../medusa/nearer-end";
import { readOrderSums } from "./order-sums";
import { HAS_WAITING_RETURN } from "./waiting-returns";

/** Which orders a list shows. */
export interface OrderFilter {
  status?: OrderStatus | undefined;
  /** PostgreSQL's tsquery over `terms`: see orders/typed-terms.ts. */
  terms?: string | undefined;
  /** Only checkouts that were abandoned, or none of them; all without. */
  isAbandoned?: boolean | undefined;
  /** Only orders with a return that staff have to see to. */
  hasWaitingReturn?: boolean | undefined;
  /** Placed on these days, both included. */
  days?: { from: string | undefined; to: string | undefined; timeZone: string };
  userId?: string | undefined;
  /** Of any of these accounts, or with this address. */
  of?: { userIds: readonly string[]; email: string };
  /** Of people without an account who gave no address; all of them, or those of a name. */
  withoutAddress?: { name?: string };
}

/** What a list is sorted by; each has an index (Migration20261123094000). */
const SORTS = {
  date: ["shop_order.created_at"],
  number: ["shop_order.number"],
  customer: ["shop_plain_text(shop_order.shipping->>'name')"],
  amount: ["shop_order.amount_cents"],
  status: ["shop_order.status", "shop_order.created_at"],
} as const;

interface Sort {
  by: keyof typeof SORTS;
  isDescending: boolean;
}

export interface OrderPage {
  limit: number;
  offset: number;
  sort?: Sort | undefined;
}

const NEWEST_FIRST: Sort = { by: "date", isDescending: true };

/** How many orders there are; exact without a search. What is kept as a sum is not counted. */
export async function countOrders(database: Knex, filter: OrderFilter): Promise<ListCount> {
  const { isAbandoned, ...narrower } = filter;
  if (Object.values(narrower).every((value) => value === undefined || value === false)) {
    const { orders, abandoned } = await readOrderSums(database);
    const total = { all: orders, true: abandoned, false: orders - abandoned };
    return exactCount(total[`${isAbandoned ?? "all"}`]);
  }
  const { where, values } = conditionsOf(filter);
  const { rows } = await database.raw<{ rows: { total: number }[] }>(
    filter.terms === undefined
      ? `select count(*)::int as total from shop_order where ${where}`
      : `select count(*)::int as total from (
           select from shop_order where ${where} limit ${COUNTED_OF_SEARCH}) found`,
    values,
  );
  const total = rows[0]?.total ?? 0;
  return filter.terms === undefined ? exactCount(total) : searchCount(total);
}

/** SQL of the ids of a page, and of the order in which its rows stand. */
export interface OrderPageSql {
  ids: string;
  values: Knex.RawBinding[];
  orderBy: string;
}

/** A page behind the middle is found from the end: pages before it are walked through. */
export async function orderPageSql(
  filter: OrderFilter,
  { limit, offset, sort = NEWEST_FIRST }: OrderPage,
  count: () => Promise<ListCount>,
): Promise<OrderPageSql> {
  const { where, values } = conditionsOf(filter);
  const orderBy = orderOf(sort);
  const total = offset > NEAR ? knownTotal(await count()) : undefined;
  const page = fromNearerEnd({ limit, offset }, total);
  return {
    ids: `select id from shop_order where ${where}
      order by ${page.isFromEnd ? orderOf({ ...sort, isDescending: !sort.isDescending }) : orderBy}
      limit ? offset ?`,
    values: [...values, page.limit, page.offset],
    orderBy,
  };
}

function orderOf({ by, isDescending }: Sort): string {
  const direction = isDescending ? "desc" : "asc";
  return [...SORTS[by], "shop_order.id"].map((column) => `${column} ${direction}`).join(", ");
}

function conditionsOf(filter: OrderFilter) {
  const { status, terms, isAbandoned, hasWaitingReturn, days, userId, of, withoutAddress } = filter;
  const conditions = ["is_placed"];
  const values: Knex.RawBinding[] = [];
  if (isAbandoned !== undefined) {
    conditions.push(isAbandoned ? "is_abandoned" : "not is_abandoned");
  }
  if (hasWaitingReturn) conditions.push(HAS_WAITING_RETURN);
  if (days?.from) {
    conditions.push("shop_order.created_at >= ?::date::timestamp at time zone ?");
    values.push(days.from, days.timeZone);
  }
  if (days?.to) {
    conditions.push("shop_order.created_at < (?::date + 1)::timestamp at time zone ?");
    values.push(days.to, days.timeZone);
  }
  if (status) {
    conditions.push("shop_order.status = ?");
    values.push(status);
  }
  if (userId) {
    conditions.push("shop_order.user_id = ?");
    values.push(userId);
  }
  if (of) {
    conditions.push("(shop_order.user_id = any(?) or lower(shop_order.email) = lower(?))");
    values.push(of.userIds as unknown as Knex.RawBinding, of.email);
  }
  if (withoutAddress) {
    conditions.push(
      "shop_order.email = '' and (shop_order.user_id = '' or starts_with(shop_order.user_id, 'guest_'))",
    );
  }
  if (withoutAddress?.name !== undefined) {
    conditions.push("shop_plain_text(shop_order.shipping->>'name') = shop_plain_text(?)");
    values.push(withoutAddress.name);
  }
  if (terms !== undefined) {
    conditions.push("shop_order.terms @@ ?::tsquery");
    values.push(terms);
  }
  return { where: conditions.join(" and "), values };
}
