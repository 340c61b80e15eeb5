import { LOGOUT_REDIRECT_MS } from "@eldercare/contracts";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "~/api/api-error";
import { keepSessionHint } from "~/api/session-hint";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import { announceSession } from "./session-channel";

/** Signs out, says how it went, and starts the home page anew after a second (spec §4, §8). */
export function useSignOut() {
  return useMutation({
    mutationFn: () => shopApi.call("session.signOut"),
    onSuccess: ({ message }) => toast({ title: "Logout successful", description: message }),
    onError: (error) =>
      toast({
        title: "Logout failed",
        description: error instanceof ApiError ? error.sentence : undefined,
        tone: "destructive",
      }),
    onSettled: () => {
      keepSessionHint(false);
      announceSession();
      setTimeout(() => window.location.assign("/"), LOGOUT_REDIRECT_MS);
    },
  });
}
