import { MAX_LIST_LIMIT, type Product } from "@eldercare/contracts";
import { shopApi } from "~/api/shop-api";

/** Ids per question: the API takes 8000 characters of them. */
const IDS_PER_CALL = 100;

/** The shop's present products for these ids; asked anew each time, since prices must be today's. */
export async function fetchTodaysProducts(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Product[]> {
  // Several lines may be about one product.
  const asked = [...new Set(ids)];
  const groups: string[][] = [];
  for (let start = 0; start < asked.length; start += IDS_PER_CALL) {
    groups.push(asked.slice(start, start + IDS_PER_CALL));
  }
  const answers = await Promise.all(
    groups.map((group) =>
      shopApi.call("products.list", {
        query: { ids: group.join(","), limit: String(Math.min(group.length, MAX_LIST_LIMIT)) },
        signal,
      }),
    ),
  );
  return answers.flatMap((answer) => answer.products);
}
