import { createAdminApi } from "@eldercare/admin-extensions/screens/host/admin-api";
import {
  type AdminHost,
  AdminHostProvider,
} from "@eldercare/admin-extensions/screens/host/admin-host";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { currentUserQuery } from "~/api/account-queries";
import { toast } from "~/components/toast";

/** The shop's origin answers `/api`, and the session's cookie goes along. */
const adminApi = createAdminApi();

/** The shop as the host of the back office's screens: its toasts, its sign-in. */
export function ShopHost({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const host = useMemo<AdminHost>(
    () => ({
      api: adminApi,
      toast,
      // Asking once more who is signed in lets the guard see that nobody is.
      onRefused: () => void queryClient.invalidateQueries(currentUserQuery()),
      shopAddress: (path) => path,
    }),
    [queryClient],
  );
  return <AdminHostProvider host={host}>{children}</AdminHostProvider>;
}
