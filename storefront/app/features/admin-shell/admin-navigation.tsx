import { useAdminHost } from "@eldercare/admin-extensions/screens/host/admin-host";
import {
  isScreenFor,
  MAIN_SCREENS,
  MORE_SCREENS,
  type ScreenEntry,
} from "@eldercare/admin-extensions/screens/screen-list";
import {
  type Waiting,
  waitingOfScreens,
} from "@eldercare/admin-extensions/screens/waiting/waiting-of-screens";
import { waitingQuestion } from "@eldercare/admin-extensions/screens/waiting/waiting-question";
import type { StaffRole } from "@eldercare/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link, matchPath, useLocation } from "react-router";
import styles from "./admin-navigation.module.css";

type EntriesProps = {
  screens: readonly ScreenEntry[];
  role: StaffRole | undefined;
  waiting: ReadonlyMap<string, Waiting> | undefined;
};

/** What waits on a screen is a number to see, and words to hear. */
const heard = (label: string, waiting: Waiting | undefined) =>
  waiting && `${label}, ${waiting.words}`;

function Entries({ screens, role, waiting }: EntriesProps) {
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
              aria-current={matchPath(path, pathname) ? "page" : undefined}
              aria-label={heard(label, waiting?.get(path))}
              title={waiting?.get(path)?.words}
              data-waiting={waiting?.get(path)?.count}
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
  const { api } = useAdminHost();
  const { data: work } = useQuery(waitingQuestion(api));
  const hasScreen = (path: string) =>
    [...MAIN_SCREENS, ...MORE_SCREENS].some(
      (screen) => screen.path === path && isScreenFor(role, screen),
    );
  const waiting = work && waitingOfScreens(work, hasScreen);
  return (
    <>
      <Entries screens={MAIN_SCREENS} role={role} waiting={waiting} />
      <div className={styles.more}>
        <Entries screens={MORE_SCREENS} role={role} waiting={waiting} />
      </div>
    </>
  );
}
