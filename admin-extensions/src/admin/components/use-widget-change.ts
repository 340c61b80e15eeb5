import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { isChangedMeanwhile } from "../../screens/components/use-meanwhile";
import type { AdminApi } from "../../screens/host/admin-api";
import { failureWords } from "../../screens/host/failure-words";
import { medusaAdminApi } from "../mount/medusa-admin-api";
import { screensQueryClient } from "../mount/screens-query-client";
import { showToast } from "../mount/show-toast";

type Change<Input, Output> = {
  send: (input: Input, call: AdminApi["call"]) => Promise<Output>;
  success: (output: Output) => { title: string; description?: string };
  failure: string;
  /** Errors that the caller shows itself. */
  isShownElsewhere?: (error: Error) => boolean;
};

/**
 * A change made by a widget. What was changed may stand in any list of Medusa's page around it and
 * of our screens: all of them are asked again when they are next shown.
 */
export function useWidgetChange<Input, Output>({
  send,
  success,
  failure,
  isShownElsewhere,
}: Change<Input, Output>): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation<Output, Error, Input>({
    mutationFn: (input) => send(input, medusaAdminApi.call),
    onSuccess: async (output) => {
      const { title, description } = success(output);
      showToast({ title, description });
      void screensQueryClient.invalidateQueries();
      await queryClient.invalidateQueries();
    },
    onError: (error) => {
      // The form asks what shall stay.
      if (isChangedMeanwhile(error) || isShownElsewhere?.(error)) return;
      showToast({ title: "Error", description: failureWords(failure, error), tone: "destructive" });
    },
  });
}
