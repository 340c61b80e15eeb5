import { QUERY_RULES } from "@eldercare/ui/query-rules";
import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import { data } from "react-router";
import { ApiError } from "./api-error";

const createQueryClient = () => new QueryClient({ defaultOptions: QUERY_RULES });

let browserClient: QueryClient | undefined;

/** The browser's one cache; on the server every page gets a fresh one, so visitors never share data. */
export function getQueryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/**
 * A page without its data is not our mistake when the API is away: 503 then, 502 when it fails.
 * Who asks for too many pages is told when to come back: 429.
 * Other answers, such as 404, are for the page to judge.
 */
export function asPageFailure(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, sentence, retryAfter } = error;
  if (status === 429) return data({ message: sentence }, { status, ...retryAfterOf(retryAfter) });
  if (status > 0 && status < 500) return error;
  return data({ message: sentence }, { status: status === 0 ? 503 : 502 });
}

/** Headers of an answer that says when to come back. */
export function retryAfterOf(seconds: number | undefined): { headers?: Record<string, string> } {
  return seconds ? { headers: { "Retry-After": String(seconds) } } : {};
}

export type PageData = { dehydrated: DehydratedState | null };

/**
 * The filled cache as the page carries it. The times at which data came are left out: with them an
 * unchanged page would differ on every request and could never be answered with 304.
 */
function dehydrateWithoutTimes(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient);
  return {
    mutations,
    queries: queries.map(({ queryKey, queryHash, state }) => ({
      queryKey,
      queryHash,
      state: { ...state, dataUpdatedAt: 1 },
    })),
  };
}

/**
 * Body of a page's `loader` and `clientLoader`: fills the cache with what `fill` asks for. The
 * server hands the filled cache to the page; the browser keeps its own and asks only what it lacks.
 */
export async function loadPageData(
  fill: (queryClient: QueryClient) => Promise<unknown>,
): Promise<PageData> {
  const queryClient = getQueryClient();
  try {
    await fill(queryClient);
  } catch (error) {
    throw asPageFailure(error);
  }
  return { dehydrated: import.meta.env.SSR ? dehydrateWithoutTimes(queryClient) : null };
}
