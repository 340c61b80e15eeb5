import { hashKey, type QueryKey } from "@tanstack/react-query";
import { getQueryClient, type PageData } from "~/api/query-client";

/**
 * What a page's loader put into the cache, for `meta`, which is outside of React: on the server it
 * is in the page's data, in the browser in its cache.
 */
export function pageQueryData<Data>(
  page: PageData | undefined,
  options: { queryKey: QueryKey; queryFn?: (context: never) => Promise<Data> | Data },
): Data | undefined {
  const hash = hashKey(options.queryKey);
  const carried = page?.dehydrated?.queries.find((query) => query.queryHash === hash);
  if (carried) return carried.state.data as Data | undefined;
  return import.meta.env.SSR ? undefined : getQueryClient().getQueryData<Data>(options.queryKey);
}
