import { type ReactNode, useId } from "react";
import { Badge, type BadgeTone } from "./badge";
import { Card } from "./card";
import styles from "./check-list.module.css";

/** Things that were looked at, one below the other. */
export function CheckList({ children }: { children: ReactNode }) {
  return (
    <Card isFlush>
      <ul className={styles.checks}>{children}</ul>
    </Card>
  );
}

/** One of them: what it is about, how it is in a word, what was found, what to do, and ways to do it. */
export function CheckItem({
  title,
  state,
  finding,
  advice,
  actions,
}: {
  title: string;
  state: { tone: BadgeTone; word: string };
  finding: string;
  /** Each a paragraph. */
  advice: readonly string[];
  /** Given the id of the title, which says of a button what it is about. */
  actions?: (titleId: string) => ReactNode;
}) {
  const titleId = useId();
  return (
    <li className={styles.check} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Badge tone={state.tone}>{state.word}</Badge>
      </div>
      <p>{finding}</p>
      {advice.map((each) => (
        <p key={each} className={styles.advice}>
          {each}
        </p>
      ))}
      {actions && <div className={styles.actions}>{actions(titleId)}</div>}
    </li>
  );
}
