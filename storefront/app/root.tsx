import "./theme/index";
import lettersUrl from "@eldercare/brand/letters.woff2?url";
import { Theme } from "@radix-ui/themes";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { showDrafts } from "./api/content-preview.server";
import { getQueryClient } from "./api/query-client";
import { callForVisitor } from "./api/visitor.server";
import { ErrorPage } from "./components/error-page";
import { Toaster } from "./components/toaster";
import { PageAnnouncer } from "./layout/page-announcer";
import { storefrontSettings } from "./storefront-settings";

const NOTHING = { __html: "" };

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon-32.png", type: "image/png", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const middleware: Route.MiddlewareFunction[] = [callForVisitor, showDrafts];

/** The shop's public address, for canonical links and shared images. */
export function loader() {
  return { shopUrl: storefrontSettings().SHOP_URL };
}

/** The address never changes: no need to ask again on navigation. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // How it is displayed is chosen in the browser before React comes (inline-scripts/display.ts).
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f4a43" />
        <link rel="preload" href={lettersUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server fills it (server/styles-inside.ts), and React is not to look into it. */}
        <style data-inside="" dangerouslySetInnerHTML={NOTHING} />
        <Links />
      </head>
      <body>
        <Theme accentColor="teal" radius="large" appearance="light" panelBackground="solid">
          {children}
        </Theme>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [queryClient] = useState(getQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <PageAnnouncer />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Last resort, when even the shop's frame could not be drawn. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="page-width" style={{ paddingBlock: "4rem" }}>
      <ErrorPage error={error} />
    </main>
  );
}
