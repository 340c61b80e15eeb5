import type { ReactNode } from "react";
import styles from "./account-form.module.css";
import type { FormProblem as Problem } from "./posted-form";

/** Why a form was refused, read out at once; `children` is what to do about it. */
export function FormProblem({
  problem,
  children,
}: {
  problem: Problem | null;
  children?: ReactNode;
}) {
  return (
    <div role="alert" className={styles.alert}>
      {problem && (
        <div className={styles.problem}>
          <p>{problem.sentence}</p>
          {children}
        </div>
      )}
    </div>
  );
}
