import { ApiError } from "@eldercare/contracts/api";
import { isRefusal } from "../host/use-admin-query";
import { Button } from "./button";
import styles from "./problem.module.css";

type ProblemProps = { error: Error; onRetry: () => void };

/** Says that something could not be loaded, and offers another try. */
export function Problem({ error, onRetry }: ProblemProps) {
  // The host leads to its sign-in: nothing to try again here.
  if (isRefusal(error)) return null;
  const sentence = error instanceof ApiError ? error.sentence : "Something went wrong.";
  return (
    <div role="alert" className={styles.problem}>
      <p className={styles.sentence}>{sentence}</p>
      <Button tone="secondary" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
