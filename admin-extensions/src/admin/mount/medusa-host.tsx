import "@radix-ui/themes/tokens/base.css";
import "@radix-ui/themes/tokens/colors/red.css";
import "@eldercare/brand/fonts.css";
import "@eldercare/brand/colours.css";
import "@radix-ui/themes/components.css";
import "./medusa-host.css";
import "./dark.css";
import { toast } from "@medusajs/ui";
import { Theme } from "@radix-ui/themes";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Loading } from "../../screens/components/loading";
import { type AdminHost, AdminHostProvider } from "../../screens/host/admin-host";
import { medusaAdminApi } from "./medusa-admin-api";
import { screensQueryClient } from "./screens-query-client";

function showToast({ title, description, tone }: Parameters<AdminHost["toast"]>[0]): void {
  const show = tone === "destructive" ? toast.error : toast.success;
  show(title, { description });
}

/** Medusa Admin as the host of a screen: its toasts, its sign-in, our theme. */
export default function MedusaHost({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const host = useMemo<AdminHost>(
    () => ({
      api: medusaAdminApi,
      toast: showToast,
      onRefused: () => void navigate("/login", { replace: true, state: { from: location } }),
      // Medusa's origin leads to the shop's.
      shopAddress: (path) => `/shop${path}`,
    }),
    [navigate, location],
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
        </AdminHostProvider>
      </QueryClientProvider>
    </Theme>
  );
}
