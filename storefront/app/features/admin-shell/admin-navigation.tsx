import {
  isScreenFor,
  MAIN_SCREENS,
  MORE_SCREENS,
  type ScreenEntry,
} from "@eldercare/admin-extensions/screens/screen-list";
import type { StaffRole } from "@eldercare/contracts";
import { Link, useLocation } from "react-router";
import styles from "./admin-navigation.module.css";

type EntriesProps = { screens: readonly ScreenEntry[]; role: StaffRole | undefined };

function Entries({ screens, role }: EntriesProps) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.entries}>
      {screens
        .filter((screen) => isScreenFor(role, screen))
        .map(({ path, label, icon: EntryIcon }) => (
          <li key={path}>
            <Link
              to={path}
              prefetch="intent"
              className={styles.entry}
              aria-current={pathname === path ? "page" : undefined}
            >
              <EntryIcon />
              {label}
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** The seven specified entries in their order, further screens in a group of their own; of each those that the role may see. */
export function AdminNavigation({ role }: { role: StaffRole | undefined }) {
  return (
    <>
      <Entries screens={MAIN_SCREENS} role={role} />
      <div className={styles.more}>
        <Entries screens={MORE_SCREENS} role={role} />
      </div>
    </>
  );
}
