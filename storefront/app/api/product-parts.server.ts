import { MAX_LIST_LIMIT, type Product } from "@eldercare/contracts";
import { productListQuery } from "./catalog-queries";
import { getQueryClient } from "./query-client";

/** As many products as the list answers at once: all that programs are told of them comes in such parts. */
const PART_SIZE = MAX_LIST_LIMIT;

/** The products of part 1, 2, 3 …, and how many there are in all parts. */
export async function productPart(part: number): Promise<{ products: Product[]; total: number }> {
  const limit = String(PART_SIZE);
  const offset = String((part - 1) * PART_SIZE);
  return getQueryClient().fetchQuery(productListQuery({ limit, offset }));
}

/** How many parts so many products are; one at least. */
export const partsOf = (total: number): number => Math.max(1, Math.ceil(total / PART_SIZE));

/** How many parts there are. */
export async function countParts(): Promise<number> {
  const { total } = await getQueryClient().fetchQuery(productListQuery({ limit: "1" }));
  return partsOf(total);
}
