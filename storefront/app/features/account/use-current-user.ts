import type { User } from "@eldercare/contracts";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUserQuery } from "~/api/account-queries";
import { isProbablySignedIn, keepSessionHint } from "~/api/session-hint";
import { useBrowserValue } from "~/components/browser-value";
import { forgetBuyer } from "./buyer-of-tab";
import { announceSession, onSessionChange } from "./session-channel";

/**
 * Who is signed in: `undefined` while unknown (also on the server, which renders nothing personal),
 * `null` for nobody. Follows what happens in other tabs. Where the answer only decides about a
 * greeting, the server is asked only when somebody is probably signed in. Elsewhere a shop that cannot
 * say who it is throws, for the page of errors: only a 401 means nobody (spec §4).
 */
export function useCurrentUser(ask: "always" | "if likely" = "always"): User | null | undefined {
  const queryClient = useQueryClient();
  const isLikely = useBrowserValue(onSessionChange, isProbablySignedIn, () => false);
  const isAsked = ask === "always" || isLikely;
  const { data, error } = useQuery({ ...currentUserQuery(), enabled: isAsked });
  useEffect(
    () =>
      onSessionChange(() => {
        forgetAccount(queryClient);
        void queryClient.invalidateQueries(currentUserQuery());
      }),
    [queryClient],
  );
  // Who was known and cannot be asked again, because the line is down, is still who they were.
  if (data !== undefined) return data;
  if (error && ask === "always") throw error;
  return isAsked && !error ? undefined : null;
}

/**
 * Where the server knows that nobody is signed in, nobody is asked: a refusal would stand in the
 * browser's console. Before {@link useCurrentUser} in the same part, which asks in its own effect;
 * what the server drew is made alive first.
 */
export function useNobody(isNobody: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isNobody || isProbablySignedIn()) return;
    queryClient.setQueryData(currentUserQuery().queryKey, (known) => known ?? null);
  }, [isNobody, queryClient]);
}

/** Takes over who is signed in from now on, here and in other tabs; forgets what belonged to the one before. */
export function rememberUser(queryClient: QueryClient, user: User | null): void {
  keepSessionHint(user !== null);
  const before = queryClient.getQueryData(currentUserQuery().queryKey);
  if (!user || before?.id !== user.id) forgetBuyer();
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  forgetAccount(queryClient);
  announceSession();
}

/** Nouns of the calls whose answers are one person's. */
const PERSONAL = ["account", "orders"];

/** Orders, addresses, and whatever else is asked of one's own account. */
function forgetAccount(queryClient: QueryClient): void {
  for (const noun of PERSONAL) queryClient.removeQueries({ queryKey: [noun] });
}
