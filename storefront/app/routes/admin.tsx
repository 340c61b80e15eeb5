import { ErrorPage } from "~/components/error-page";
import { useGuard } from "~/features/account/guard";
import { useCurrentUser } from "~/features/account/use-current-user";
import { AdminShell } from "~/features/admin-shell/admin-shell";
import { ShopHost } from "~/features/admin-shell/shop-host";
import { WaitingForUser } from "~/features/admin-shell/waiting-for-user";
import type { Route } from "./+types/admin";

/** Around every screen of the back office: only for staff, in a frame of its own (spec §2, §6). */
export default function BackOffice() {
  const isUnknown = useCurrentUser() === undefined;
  const user = useGuard("admin", "ADMIN");
  if (isUnknown) return <WaitingForUser />;
  // Somebody else is on the way to the sign-in page meanwhile.
  if (!user) return <main id="page" />;
  return (
    <ShopHost user={user}>
      <AdminShell user={user} />
    </ShopHost>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="page">
      <ErrorPage error={error} />
    </main>
  );
}
