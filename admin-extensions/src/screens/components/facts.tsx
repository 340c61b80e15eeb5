import type { ReactNode } from "react";
import styles from "./facts.module.css";

export type Fact = { term: string; value: ReactNode };

/** What is known about one thing: terms at the left, values at the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
