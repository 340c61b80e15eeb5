import type { ProductListQuery } from "@eldercare/contracts";

type CommonInput = Pick<ProductListQuery, "all" | "search" | "ids">;

/**
 * Whether others are likely to ask for this very list, so that it is worth keeping. What one person
 * types or has in the cart is not, and staff's list is nobody else's to see.
 */
export function isCommonList({ all, search, ids }: CommonInput): boolean {
  return !all && !search && !ids;
}
