import { useState } from "react";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import { signedOut } from "./account-messages";
import { beginLeaving, leaveSignedOut } from "./leave-signed-out";

/**
 * Signs out, says how it went, and leaves for the home page (spec §4, §8). In plain state: on every
 * page, where a mutation of the query library would be 1 kB more.
 */
export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  async function signOut() {
    setLeaving(true);
    beginLeaving();
    try {
      const { message } = await shopApi.call("session.signOut");
      toast(signedOut(message));
    } catch (error) {
      toast({
        title: "Logout failed",
        description: error instanceof ApiError ? error.sentence : undefined,
        tone: "destructive",
      });
    }
    leaveSignedOut();
  }
  return { signOut, isLeaving };
}
