import { QueryClient } from "@tanstack/react-query";

/**
 * The screens' own cache, so that they behave here as they do in the shop (spec §9: no retries,
 * no refetching by itself); the dashboard's keeps other rules.
 */
export const screensQueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
});
