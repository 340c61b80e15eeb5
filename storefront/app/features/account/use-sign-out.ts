import { useMutation } from "@tanstack/react-query";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import { signedOut } from "./account-messages";
import { leaveSignedOut } from "./leave-signed-out";

/** Signs out, says how it went, and leaves for the home page (spec §4, §8). */
export function useSignOut() {
  return useMutation({
    mutationFn: () => shopApi.call("session.signOut"),
    onSuccess: ({ message }) => toast(signedOut(message)),
    onError: (error) =>
      toast({
        title: "Logout failed",
        description: error instanceof ApiError ? error.sentence : undefined,
        tone: "destructive",
      }),
    onSettled: leaveSignedOut,
  });
}
