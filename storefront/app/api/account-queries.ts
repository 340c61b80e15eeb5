import type { User } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "./api-error";
import { keepSessionHint } from "./session-hint";
import { shopApi } from "./shop-api";

/** Who is signed in; `null` for nobody (a 401 is an answer here, spec §4). */
export function currentUserQuery() {
  return queryOptions({
    queryKey: shopApi.key("session.read"),
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        const user = await shopApi.call("session.read", { signal });
        keepSessionHint(true);
        return user;
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        keepSessionHint(false);
        return null;
      }
    },
  });
}

/** The addresses that the signed-in person keeps, the newest first. */
export function savedAddressesQuery() {
  return queryOptions({
    queryKey: shopApi.key("account.addresses"),
    queryFn: ({ signal }) => shopApi.call("account.addresses", { signal }),
  });
}

/** The signed-in person's own orders, newest first. */
export function accountOrdersQuery() {
  return queryOptions({
    queryKey: shopApi.key("account.orders"),
    queryFn: ({ signal }) => shopApi.call("account.orders", { signal }),
  });
}
