import { createApiClient } from "@eldercare/contracts/client";

export { apiAddress, type QueryParams } from "@eldercare/contracts/client";

/** Pages are rendered beside Medusa, which is asked directly; browsers go through the shop's origin. */
function apiOrigin(): string {
  return import.meta.env.SSR ? (process.env.MEDUSA_URL ?? "http://127.0.0.1:9000") : "";
}

/** The shop's calls to `/api`, answers checked. Both throw ApiError. */
export const { get: apiGet, send: apiSend } = createApiClient(apiOrigin);
