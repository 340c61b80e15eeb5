import { z } from "zod";
import { TableFormat } from "./imports.js";
import { OrderListQuery } from "./orders.js";
import { StaffProductSort, StockLeft } from "./products.js";
import { queryText } from "./query-values.js";
import { MAX_SEARCH_LENGTH } from "./text-limits.js";
import { UserListQuery } from "./users.js";

/** Lists of the back office as files: filtered and sorted as they are shown, all pages of them. */

/** GET /api/orders/table (staff only). */
export const OrderTableQuery = OrderListQuery.omit({ limit: true, offset: true }).extend({
  format: TableFormat.optional(),
});
export type OrderTableQuery = z.output<typeof OrderTableQuery>;

/** GET /api/users/table (staff only). */
export const UserTableQuery = UserListQuery.omit({ limit: true, offset: true }).extend({
  format: TableFormat.optional(),
});
export type UserTableQuery = z.output<typeof UserTableQuery>;

/**
 * GET /api/catalog-files/{kind} (staff only): with `template` an example instead of the catalog. Of
 * products only those that such a list of staff finds, in its order, where it says anything.
 */
export const CatalogFileQuery = z
  .object({
    template: z.string(),
    format: TableFormat,
    search: queryText("search", MAX_SEARCH_LENGTH),
    categoryId: queryText("categoryId", 100),
    sortBy: StaffProductSort,
    stock: StockLeft,
  })
  .partial();
export type CatalogFileQuery = z.output<typeof CatalogFileQuery>;
