import type { ProductListQuery } from "@eldercare/contracts";

/**
 * Whether others are likely to ask for this very list, so that it is worth keeping. What one person
 * types or has in the cart is not, and staff's list is nobody else's to see.
 */
export function isCommonList({ all, search, ids }: ProductListQuery): boolean {
  return !all && !search && !ids;
}
