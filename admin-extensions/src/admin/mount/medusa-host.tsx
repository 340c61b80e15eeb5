import "@radix-ui/themes/tokens/base.css";
import "@radix-ui/themes/tokens/colors/red.css";
import "@eldercare/brand/fonts.css";
import "@eldercare/brand/colours.css";
import "@radix-ui/themes/components.css";
import "./medusa-host.css";
import "./dark.css";
import { mayMakeCall } from "@eldercare/contracts/calls";
import { Theme } from "@radix-ui/themes";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Loading } from "../../screens/components/loading";
import { type AdminHost, AdminHostProvider } from "../../screens/host/admin-host";
import { SessionWatch } from "../../screens/session/session-watch";
import { medusaAdminApi } from "./medusa-admin-api";
import { screensQueryClient } from "./screens-query-client";
import { showToast } from "./show-toast";

/** Medusa Admin as the host of a screen: its toasts, its sign-in, our theme. */
export default function MedusaHost({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const [refusals, setRefusals] = useState(0);
  const person = useQuery(medusaAdminApi.question("session.read"), screensQueryClient);
  const personId = person.data?.id ?? null;
  const role = person.data?.staffRole;
  const leave = useCallback(
    () => void navigate("/login", { replace: true, state: { from: location } }),
    [navigate, location],
  );
  const host = useMemo<AdminHost>(
    () => ({
      api: medusaAdminApi,
      toast: showToast,
      // Whether it is the sign-in's end, which the watch can mend in place, the watch finds out.
      onRefused: () => setRefusals((count) => count + 1),
      personId,
      mayMake: (call) => role !== undefined && mayMakeCall(role, call),
      profileAddress: "/app/settings/profile",
      // Medusa's origin leads to the shop's.
      shopAddress: (path) => `/shop${path}`,
    }),
    [personId, role],
  );
  return (
    <Theme
      accentColor="teal"
      radius="large"
      appearance="inherit"
      panelBackground="solid"
      hasBackground={false}
      className="back-office"
    >
      <QueryClientProvider client={screensQueryClient}>
        <AdminHostProvider host={host}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
          <SessionWatch refusals={refusals} onLeave={leave} />
        </AdminHostProvider>
      </QueryClientProvider>
    </Theme>
  );
}
