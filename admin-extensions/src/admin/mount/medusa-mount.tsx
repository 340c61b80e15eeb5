import { lazy, type ReactNode, Suspense } from "react";

// Loaded with the first screen: its styles come after the dashboard's own, and the dashboard's
// start stays as light as it was.
const MedusaHost = lazy(() => import("./medusa-host"));

/** Puts a screen of the back office into Medusa Admin. */
export function MedusaMount({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <MedusaHost>{children}</MedusaHost>
    </Suspense>
  );
}
