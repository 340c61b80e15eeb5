import { useEffect } from "react";
import { useNavigation } from "react-router";
import styles from "./navigation-progress.module.css";
import { endOpening } from "./opening-page";

/** A bar at the top while the next page loads; quick pages never show it (the style waits a little). */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== "idle";
  // The way was given up, by Back or another press.
  useEffect(() => (isLoading ? endOpening : undefined), [isLoading]);
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
