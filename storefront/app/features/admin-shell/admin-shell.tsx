import { Palette } from "@eldercare/admin-extensions/screens/palette/palette";
import {
  isScreenFor,
  MAIN_SCREENS,
  MORE_SCREENS,
} from "@eldercare/admin-extensions/screens/screen-list";
import { Shortcuts } from "@eldercare/admin-extensions/screens/shortcuts/shortcuts";
import type { User } from "@eldercare/contracts";
import { Link } from "react-router";
import { CloseIcon, MenuIcon, SignOutIcon } from "~/components/icons";
import { LinkButton } from "~/components/link-button";
import { Logo } from "~/components/logo";
import { NavigationProgress } from "~/components/navigation-progress";
import { useMenu } from "~/components/use-menu";
import { useSignOut } from "~/features/account/use-sign-out";
import { AdminNavigation } from "./admin-navigation";
import "@radix-ui/themes/components.css?menus";
import styles from "./admin-shell.module.css";
import { ScreenForRole } from "./screen-for-role";

/** Header, sidebar and the screen (spec §2 Admin shell). On a phone the sidebar is a menu. */
export function AdminShell({ user }: { user: User }) {
  const { isOpen, menu, button } = useMenu("admin-menu");
  const { signOut, isLeaving } = useSignOut();
  const screens = [...MAIN_SCREENS, ...MORE_SCREENS].filter((screen) =>
    isScreenFor(user.staffRole, screen),
  );

  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#page">
        Skip to main content
      </a>
      <NavigationProgress />
      <header className={styles.header}>
        <LinkButton {...button} className={styles.menuButton}>
          {isOpen ? <CloseIcon /> : <MenuIcon />}
          <span className={styles.menuWord}>Menu</span>
        </LinkButton>
        <Link to="/" className={styles.home} aria-label="Birchwell, to the shop">
          <Logo />
        </Link>
        <p className={styles.title}>Admin Dashboard</p>
        <div className={styles.goTo}>
          <Palette screens={screens} />
        </div>
        <Link to="/account" className={styles.welcome} title="Your account">
          Welcome, {user.firstName || "Admin"}
        </Link>
        <button type="button" className={styles.logout} disabled={isLeaving} onClick={signOut}>
          <SignOutIcon />
          <span>Logout</span>
        </button>
      </header>
      <div className={styles.columns}>
        <nav {...menu} aria-label="Admin" className={styles.sidebar}>
          <div className={styles.entries}>
            <AdminNavigation role={user.staffRole} />
            <div className={styles.shortcuts}>
              <Shortcuts />
            </div>
          </div>
        </nav>
        <main id="page" className={styles.page} tabIndex={-1}>
          <ScreenForRole role={user.staffRole} />
        </main>
      </div>
    </div>
  );
}
