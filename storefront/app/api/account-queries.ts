import { AccountOrderListResponse, User } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "./api-error";
import { apiGet } from "./client";

/** Who is signed in; `null` for nobody (a 401 is an answer here, spec.md §4). */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ["/api/auth/user"],
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        return await apiGet("/api/auth/user", User, {}, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** The signed-in person's own orders, newest first. */
export function accountOrdersQuery() {
  return queryOptions({
    queryKey: ["/api/account/orders"],
    queryFn: ({ signal }) => apiGet("/api/account/orders", AccountOrderListResponse, {}, signal),
  });
}
