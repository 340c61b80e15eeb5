import { useId } from "react";
import styles from "./contents-list.module.css";

export type ContentsEntry = { id: string; heading: string };

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.entry}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * Table of contents of a long page: beside the text where there is room, else folded above it. Of
 * the two only one is ever displayed.
 */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  const id = useId();
  return (
    <div className={styles.contents}>
      <details className={styles.folded}>
        <summary className={styles.summary}>On this page</summary>
        <Entries entries={entries} />
      </details>
      <nav className={styles.beside} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          On this page
        </h2>
        <Entries entries={entries} />
      </nav>
    </div>
  );
}
