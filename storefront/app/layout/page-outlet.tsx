import { Outlet } from "react-router";
import { ErrorPage } from "~/components/error-page";
import type { Route } from "./+types/page-outlet";

/** Stands between the shop's frame and its pages, so that a failing page leaves the frame alone. */
export default function PageOutlet() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
