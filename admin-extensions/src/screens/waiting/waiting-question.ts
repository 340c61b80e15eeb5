import type { WaitingWork } from "@eldercare/contracts";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { AdminApi } from "../host/admin-api";

/** How long a count may be old; what staff change themselves is counted anew at once. */
const FRESH_MS = 30_000;
const AGAIN_MS = 60_000;

/** What waits for staff, for both hosts' sidebars: one call a minute, and none behind other windows. */
export const waitingQuestion = (api: AdminApi): UseQueryOptions<WaitingWork, Error> => ({
  ...api.question("waitingWork.read"),
  staleTime: FRESH_MS,
  refetchInterval: AGAIN_MS,
  retry: false,
});
