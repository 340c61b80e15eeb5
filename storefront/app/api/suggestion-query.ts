import { queryOptions } from "@tanstack/react-query";
import { shopApi } from "./shop-api";

/** What a text may mean that is being typed. */
export function suggestionQuery(q: string) {
  const query = { q };
  return queryOptions({
    queryKey: shopApi.key("suggestions.list", { query }),
    queryFn: ({ signal }) => shopApi.call("suggestions.list", { query, signal }),
  });
}
