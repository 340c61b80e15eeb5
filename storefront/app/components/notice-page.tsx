import type { ReactNode } from "react";
import styles from "./notice-page.module.css";
import { PhoneLink } from "./shop-texts";

type NoticePageProps = {
  title: string;
  /** What happened, and what else helps. */
  children: ReactNode;
  /** Links and buttons that lead on. */
  ways: ReactNode;
};

/** A page that could not be shown as it was asked for: why, ways on, and the number to call. */
export function NoticePage({ title, children, ways }: NoticePageProps) {
  return (
    <section className={`page-width ${styles.page}`}>
      <h1>{title}</h1>
      {children}
      <div className={styles.ways}>{ways}</div>
      <p>
        Still stuck? Call us at <PhoneLink />.
      </p>
    </section>
  );
}
