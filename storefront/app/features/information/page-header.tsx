import type { ReactNode } from "react";
import { Breadcrumb, type Crumb, HOME } from "~/components/breadcrumb";
import { Unbroken } from "~/components/unbroken";
import styles from "./page-header.module.css";

export type PageHeaderProps = {
  title: string;
  lead?: string;
  /** Path of the page itself, the last step of the way to it. */
  path: string;
  /** What lies between the home page and this page. */
  above?: readonly Crumb[];
  children?: ReactNode;
};

/** Start of a page to read: the way to it, its one heading and what it is about. */
export function PageHeader({ title, lead, path, above = [], children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Breadcrumb crumbs={[HOME, ...above, { label: title, to: path }]} />
      <h1>{title}</h1>
      {lead && (
        <p className={styles.lead}>
          <Unbroken text={lead} />
        </p>
      )}
      {children}
    </header>
  );
}
