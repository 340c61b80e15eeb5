import { callKey } from "@eldercare/contracts/call-key";
import { ApiError } from "./api-error";
import type { shopCalls } from "./shop-calls";

/**
 * The calls to `/api` that the shop's pages make, by their names in the table of calls. Pages come
 * with their data, so what makes calls is fetched with a page's first own call; when it cannot be had,
 * the shop cannot be reached.
 */
export const shopApi = {
  key: callKey,
  call: (async (name, ...given) => {
    const loaded = await import("./shop-calls").catch(() => {
      throw ApiError.unreachable();
    });
    return loaded.shopCalls.call(name, ...given);
  }) as typeof shopCalls.call,
};
