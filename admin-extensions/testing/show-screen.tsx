import type { StaffRole } from "@eldercare/contracts";
import { mayMakeCall } from "@eldercare/contracts/calls";
import { Theme } from "@radix-ui/themes";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createAdminApi } from "../src/screens/host/admin-api";
import { type AdminHost, AdminHostProvider, type AdminToast } from "../src/screens/host/admin-host";

/**
 * A screen of the back office for a test, with a cache of its own; keeps what it told its host. A `role`
 * of null is that of somebody whom the host does not know yet.
 */
export function showScreen(screen: ReactElement, at = "/", role: StaffRole | null = "owner") {
  const toasts: AdminToast[] = [];
  let refusals = 0;
  const host: AdminHost = {
    api: createAdminApi(),
    toast: (message) => toasts.push(message),
    onRefused: () => {
      refusals += 1;
    },
    personId: role && "user_1",
    mayMake: (call) => role !== null && mayMakeCall(role, call),
    profileAddress: null,
    shopAddress: (path) => path,
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: "*", element: screen }], { initialEntries: [at] });
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <AdminHostProvider host={host}>
        <Theme>
          <RouterProvider router={router} />
        </Theme>
      </AdminHostProvider>
    </QueryClientProvider>,
  );
  return {
    ...{ user: userEvent.setup(), toasts, unmount, router },
    refusals: () => refusals,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
