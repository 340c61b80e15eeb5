import { createAdminApi } from "@eldercare/admin-extensions/screens/host/admin-api";
import {
  type AdminHost,
  AdminHostProvider,
} from "@eldercare/admin-extensions/screens/host/admin-host";
import { SessionWatch } from "@eldercare/admin-extensions/screens/session/session-watch";
import type { User } from "@eldercare/contracts";
import { mayMakeCall } from "@eldercare/contracts/calls";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { currentUserQuery } from "~/api/account-queries";
import { toast } from "~/components/toast";

/** The shop's origin answers `/api`, and the session's cookie goes along. */
const adminApi = createAdminApi();

/** The shop as the host of the back office's screens: its toasts, its sign-in. */
export function ShopHost({ user, children }: { user: User; children: ReactNode }) {
  const { id: personId, staffRole } = user;
  const queryClient = useQueryClient();
  const [refusals, setRefusals] = useState(0);
  // Asking once more who is signed in lets the guard see that nobody is.
  const leave = useCallback(
    () => void queryClient.invalidateQueries(currentUserQuery()),
    [queryClient],
  );
  const host = useMemo<AdminHost>(
    () => ({
      api: adminApi,
      toast,
      // Whether it is the sign-in's end, which the watch can mend in place, the watch finds out.
      onRefused: () => setRefusals((count) => count + 1),
      personId,
      mayMake: (call) => staffRole !== undefined && mayMakeCall(staffRole, call),
      profileAddress: null,
      shopAddress: (path) => path,
    }),
    [personId, staffRole],
  );
  return (
    <AdminHostProvider host={host}>
      {/* Before the screen: its question must not wait behind theirs, as browsers ask six at a time. */}
      <SessionWatch refusals={refusals} onLeave={leave} />
      {children}
    </AdminHostProvider>
  );
}
