/** Rules of a query cache (spec §9): data is never stale, never fetched again by itself, and nothing is tried twice. */
export const QUERY_RULES = {
  queries: {
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  },
  mutations: { retry: false },
} as const;
