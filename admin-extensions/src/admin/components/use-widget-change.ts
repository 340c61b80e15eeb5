import { ApiError } from "@eldercare/contracts/client";
import { toast } from "@medusajs/ui";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { screensQueryClient } from "../mount/screens-query-client";

type Change<Input, Output> = {
  send: (input: Input) => Promise<Output>;
  success: (output: Output) => { title: string; description?: string };
  failure: string;
};

/**
 * A change made by a widget. What was changed may stand in any list of Medusa's page around it and
 * of our screens: all of them are asked again when they are next shown.
 */
export function useWidgetChange<Input, Output>({
  send,
  success,
  failure,
}: Change<Input, Output>): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation<Output, Error, Input>({
    mutationFn: send,
    onSuccess: (output) => {
      const { title, description } = success(output);
      toast.success(title, { description });
      void queryClient.invalidateQueries();
      void screensQueryClient.invalidateQueries();
    },
    onError: (error) => {
      const reason = error instanceof ApiError ? ` ${error.sentence}` : "";
      toast.error("Error", { description: `${failure}${reason}` });
    },
  });
}
