import {
  MAIN_SCREENS,
  MORE_SCREENS,
  type ScreenEntry,
} from "@eldercare/admin-extensions/screens/screen-list";
import { Link, useLocation } from "react-router";
import styles from "./admin-navigation.module.css";

function Entries({ screens }: { screens: readonly ScreenEntry[] }) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.entries}>
      {screens.map(({ path, label, icon: EntryIcon }) => (
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

/** The seven specified entries in their order, further screens in a group of their own. */
export function AdminNavigation() {
  return (
    <>
      <Entries screens={MAIN_SCREENS} />
      {MORE_SCREENS.length > 0 && (
        <div className={styles.more}>
          <Entries screens={MORE_SCREENS} />
        </div>
      )}
    </>
  );
}
