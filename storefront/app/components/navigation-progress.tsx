import { useNavigation } from "react-router";
import styles from "./navigation-progress.module.css";

/** A bar at the top while the next page loads; quick pages never show it (the style waits a little). */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== "idle";
  return (
    <div role="status" className="no-print">
      {isLoading && (
        <>
          <span className={styles.bar} />
          <span className="visually-hidden">Loading page…</span>
        </>
      )}
    </div>
  );
}
