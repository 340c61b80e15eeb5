import { EmptyState } from "@eldercare/admin-extensions/screens/components/empty-state";
import {
  isScreenFor,
  MAIN_SCREENS,
  MORE_SCREENS,
  START_SCREENS,
} from "@eldercare/admin-extensions/screens/screen-list";
import { STAFF_ROLE_TEXTS, type StaffRole } from "@eldercare/contracts";
import { matchPath, Navigate, Outlet, useLocation } from "react-router";
import { ShieldIcon } from "~/components/icons";

const SCREENS = [...MAIN_SCREENS, ...MORE_SCREENS];

/** The screen of the address, where the role may see it. Whose role has no dashboard begins elsewhere. */
export function ScreenForRole({ role }: { role: StaffRole | undefined }) {
  const { pathname } = useLocation();
  // As the router compares: without regard to capitals and a slash at the end.
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname));
  if (!screen || isScreenFor(role, screen)) return <Outlet />;
  if (screen.path === "/admin" && role) return <Navigate to={START_SCREENS[role]} replace />;
  return (
    <EmptyState
      title={`${screen.label} is not part of your role`}
      hint={
        role
          ? `You work here as ${STAFF_ROLE_TEXTS[role].name}: ${STAFF_ROLE_TEXTS[role].may}. An owner of the shop can change that.`
          : "An owner of the shop can change that."
      }
      icon={<ShieldIcon />}
    />
  );
}
