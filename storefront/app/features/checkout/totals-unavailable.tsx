import { Button } from "@eldercare/ui/button";
import { ApiError } from "~/api/api-error";
import styles from "./order-summary.module.css";

/** The total could not be asked, and nothing can be paid before it is. */
export function TotalsUnavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = error instanceof ApiError ? error.sentence : "";
  return (
    <div role="alert" className={styles.unavailable}>
      <p>
        <strong>We could not work out your total.</strong> {reason} Nothing was charged.
      </p>
      <Button tone="secondary" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
