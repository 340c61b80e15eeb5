import { type ReactNode, useEffect, useRef } from "react";
import { Unbroken } from "~/components/unbroken";
import styles from "./account-form.module.css";
import type { FormProblem as Problem } from "./posted-form";

/**
 * Why a form was refused, read out at once and brought into sight: on a phone the button that sent a
 * long form is far below. `children` is what to do about it.
 */
export function FormProblem({
  problem,
  children,
}: {
  problem: Problem | null;
  children?: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <div ref={place} role="alert" className={styles.alert}>
      {problem && (
        <div className={styles.problem}>
          <p>
            <Unbroken text={problem.sentence} />
          </p>
          {children}
        </div>
      )}
    </div>
  );
}
