import type { JudgedOpeningCheckName } from "@eldercare/contracts";
import { useAdminMutation } from "../host/use-admin-mutation";

/** Says that somebody looked at what no program can judge, or takes that back. */
export function useConfirmOpeningCheck() {
  return useAdminMutation({
    send: ({ name, isConfirmed }: { name: JudgedOpeningCheckName; isConfirmed: boolean }, call) =>
      call("openingChecks.confirm", { params: { name }, body: { isConfirmed } }),
    refreshes: ["openingChecks"],
    failure: "Failed to save it. Please try again.",
  });
}
