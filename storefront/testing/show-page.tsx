import { Theme } from "@radix-ui/themes";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { createRoutesStub, Outlet, useLocation, useRouteError } from "react-router";
import { ErrorPage } from "~/components/error-page";
import { Toaster } from "~/components/toaster";

type Shown<Props> = {
  /** The page's route: its component, and what its loader answers. */
  Page: ComponentType<Props>;
  path: string;
  loaderData?: unknown;
  /** For a page that asks more than once. */
  loader?: () => unknown;
  /** Where the visitor comes in, with a query. */
  at?: string;
};

/**
 * A page of the shop in its frame, for a test: with a cache of its own and the shop's toasts. Other
 * pages are stood for by their address, as text.
 */
export function showPage<Props>({
  Page,
  path,
  loaderData = null,
  loader = () => loaderData,
  at = path,
}: Shown<Props>) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const Stub = createRoutesStub([
    {
      Component: Frame,
      HydrateFallback: Nothing,
      children: [
        { path, Component: Page, ErrorBoundary: Failed, loader },
        { path: "*", Component: Elsewhere },
      ],
    },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <Stub initialEntries={[at]} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** What the shop shows in place of a page that threw. */
function Failed() {
  return <ErrorPage error={useRouteError()} />;
}

/** Until the page is there. */
function Nothing() {
  return null;
}

function Frame() {
  return (
    <Theme>
      <Outlet />
      <Toaster />
    </Theme>
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}
