import type { User } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { answerSchema } from "./answer-schema";
import { ApiError } from "./api-error";
import { apiGet } from "./client";
import { keepSessionHint } from "./session-hint";

/** Who is signed in; `null` for nobody (a 401 is an answer here, spec §4). */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ["/api/auth/user"],
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        const user = await apiGet("/api/auth/user", answerSchema("User"), {}, signal);
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

/** The signed-in person's own orders, newest first. */
export function accountOrdersQuery() {
  return queryOptions({
    queryKey: ["/api/account/orders"],
    queryFn: ({ signal }) =>
      apiGet("/api/account/orders", answerSchema("AccountOrderListResponse"), {}, signal),
  });
}
