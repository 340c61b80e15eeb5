import { type ReactNode, useEffect, useRef } from "react";
import { Breadcrumb, type Crumb } from "~/components/breadcrumb";
import { Unbroken } from "~/components/unbroken";
import styles from "./account-page.module.css";

export type AccountPageProps = {
  title: string;
  /** The way to it, of a page that lies somewhere in the shop. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
};

/** A narrow page with one heading and one thing to do. */
export function AccountPage({ title, crumbs, children }: AccountPageProps) {
  return (
    <div className={`page-width ${styles.narrow}`}>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <section className={styles.card}>
        <h1>
          <Unbroken text={title} />
        </h1>
        {children}
      </section>
    </div>
  );
}

/** The heading of an outcome that replaces what was there: takes the focus, so that it is read out. */
export function OutcomeHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.outcome}>
      {children}
    </h2>
  );
}
