import { Loading } from "@eldercare/admin-extensions/screens/components/loading";
import styles from "./admin-shell.module.css";

/** While nobody knows yet whether this visitor may come in (spec §2 Admin shell). */
export function WaitingForUser() {
  return (
    <main id="page" className={styles.waiting}>
      <Loading />
    </main>
  );
}
