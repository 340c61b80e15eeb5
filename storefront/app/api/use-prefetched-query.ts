import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useReducer } from "react";

/**
 * `useQuery` for a question that changes with the page's address and that a `clientLoader` has asked
 * already. An answer that comes after the page was drawn and before TanStack Query (5.64) listens to
 * the new question would be missed, and the page would say "Loading" for ever.
 */
export function usePrefetchedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const client = useQueryClient();
  const result = useQuery(options);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const isAnswered = client.getQueryState(options.queryKey)?.fetchStatus === "idle";
    if (result.isFetching && isAnswered) drawAgain();
  });
  return result;
}
