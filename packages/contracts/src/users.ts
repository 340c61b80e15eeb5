import { z } from "zod";
import { User } from "./accounts.js";
import { MAX_LIST_LIMIT } from "./constants.js";
import { queryInteger, querySort, queryText } from "./query-values.js";
import { MAX_SEARCH_LENGTH } from "./text-limits.js";

export const USER_SORTS = ["date", "name", "email"] as const;
export type UserSort = (typeof USER_SORTS)[number];

/**
 * GET /api/users (staff only). Without `limit` the answer is the bare list of spec §7
 * (UserListResponse); with it, one page and how many there are in all. Newest first unless `sort`
 * says otherwise; `search` looks in names and addresses.
 */
export const UserListQuery = z
  .object({
    search: queryText("search", MAX_SEARCH_LENGTH),
    sort: querySort(USER_SORTS),
    limit: queryInteger("limit", 1, MAX_LIST_LIMIT),
    offset: queryInteger("offset", 0, 1_000_000),
  })
  .partial();
export type UserListParams = z.input<typeof UserListQuery>;
export type UserListQuery = z.output<typeof UserListQuery>;

/** GET /api/users with `limit`. */
export const UserPageResponse = z.object({
  users: z.array(User),
  total: z.number().int().nonnegative(),
  /** More were found than `total`: of a search only the first thousand are counted. */
  isMore: z.boolean(),
});
export type UserPageResponse = z.infer<typeof UserPageResponse>;
