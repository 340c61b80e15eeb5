import { type ReactNode, useId } from "react";
import styles from "./card.module.css";

type CardProps = {
  title?: string;
  /** Beside the title, such as a link to more. */
  aside?: ReactNode;
  /** Without room around the content: for tables that reach the card's edges. */
  isFlush?: boolean;
  /** The title and its content on one line, where there is room. */
  isLine?: boolean;
  children: ReactNode;
};

/** A white sheet with a heading, the building block of every screen. */
export function Card({ title, aside, isFlush = false, isLine = false, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      className={styles.card}
      data-flush={isFlush || undefined}
      data-line={isLine || undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
