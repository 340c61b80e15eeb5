import type { ReactNode } from "react";
import styles from "./named-cell.module.css";

type NamedCellProps = {
  /** Before the words, such as a image. */
  image?: ReactNode;
  name: string;
  /** A longer name is cut after two lines; pointing at it says the whole. */
  isCut?: boolean;
  /** A line or two below the name. */
  detail?: string;
  /** Below the words, such as a badge. */
  children?: ReactNode;
};

/** The cell that says which thing a row is about. */
export function NamedCell({ image, name, isCut, detail, children }: NamedCellProps) {
  return (
    <div className={styles.cell}>
      {image}
      <div className={styles.words}>
        <span className={styles.name} data-cut={isCut} title={isCut ? name : undefined}>
          {name}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {children}
      </div>
    </div>
  );
}
