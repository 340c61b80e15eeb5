import type { User } from "@eldercare/contracts";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUserQuery } from "~/api/account-queries";
import { announceSession, onSessionChange } from "./session-channel";

/**
 * Who is signed in: `undefined` while unknown (also on the server, which renders nothing personal),
 * `null` for nobody. Follows what happens in other tabs.
 */
export function useCurrentUser(): User | null | undefined {
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(currentUserQuery());
  useEffect(
    () => onSessionChange(() => void queryClient.invalidateQueries(currentUserQuery())),
    [queryClient],
  );
  return isError ? null : data;
}

/** Takes over who is signed in from now on, here and in other tabs; forgets what belonged to the one before. */
export function rememberUser(queryClient: QueryClient, user: User | null): void {
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  queryClient.removeQueries({ queryKey: ["/api/account/orders"] });
  announceSession();
}
