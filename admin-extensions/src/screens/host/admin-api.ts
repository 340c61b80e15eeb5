import { createApiClient } from "@eldercare/contracts/client";

/** Both hosts answer `/api` at their own origin, and the session's cookie goes along. */
export const adminApi = createApiClient();
