import { ApiError } from "@eldercare/contracts/api";
import type { Noun } from "@eldercare/contracts/calls";
import {
  type InvalidateOptions,
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { AdminApi } from "./admin-api";
import { type AdminToast, useAdminHost } from "./admin-host";
import { failureWords } from "./failure-words";
import { isRefusal } from "./use-admin-query";

type Change<Input, Output> = {
  send: (input: Input, call: AdminApi["call"]) => Promise<Output>;
  /** What is shown of these is asked again. */
  refreshes: readonly Noun[];
  /** What is said when it worked; nothing without it. */
  success?: (output: Output, input: Input) => AdminToast;
  /** The specified sentence for when it did not work (spec §8). */
  failure: string;
  /** Errors that the caller shows itself, such as those of a form's fields. */
  isShownElsewhere?: (error: ApiError) => boolean;
};

/** Whatever staff change may have waited for them. */
const WAITING: Noun = "waitingWork";

/** Asks again for everything that is shown of these nouns, as it is from now on. */
export async function refresh(
  client: QueryClient,
  nouns: readonly Noun[],
  options: InvalidateOptions = {},
): Promise<void> {
  await Promise.all(
    [...nouns, WAITING].map((noun) => client.invalidateQueries({ queryKey: [noun] }, options)),
  );
}

/** The same for whoever asks again and again: an answer that is on its way is waited for. */
export const askOnceMore = (client: QueryClient, nouns: readonly Noun[]): void =>
  void refresh(client, nouns, { cancelRefetch: false });

/**
 * A change made by staff: sends it, asks again for the lists that show it, and says how it went
 * ('Error' and the specified sentence, spec §8).
 */
export function useAdminMutation<Input, Output>({
  send,
  refreshes,
  success,
  failure,
  isShownElsewhere,
}: Change<Input, Output>): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  const { api, toast, onRefused } = useAdminHost();
  return useMutation<Output, Error, Input>({
    mutationFn: (input) => send(input, api.call),
    retry: false,
    onSuccess: async (output, input) => {
      if (success) toast(success(output, input));
      await refresh(queryClient, refreshes);
    },
    onError: (error) => {
      if (isRefusal(error)) return onRefused();
      if (error instanceof ApiError && isShownElsewhere?.(error)) return;
      toast({
        title: "Error",
        description: failureWords(failure, error),
        tone: "destructive",
      });
    },
  });
}
