import type { ReactNode } from "react";
import type { InformationPage } from "~/content/information/information-page";
import { ContentsList } from "./contents-list";
import { InformationBlocks } from "./information-blocks";
import { formatLongDate } from "./long-date";
import { PageHeader } from "./page-header";
import styles from "./text-page.module.css";

export type TextPageProps = {
  page: InformationPage;
  path: string;
  /** Stands before the text, such as a calculator. */
  children?: ReactNode;
};

/** A page of texts with a table of contents: policies, shipping, the size guide. */
export function TextPage({ page, path, children }: TextPageProps) {
  return (
    <article className={`page-width ${styles.page}`}>
      <PageHeader title={page.title} lead={page.intro} path={path}>
        {page.updatedAt && (
          <p className={styles.updated}>
            Last changed <time dateTime={page.updatedAt}>{formatLongDate(page.updatedAt)}</time>
          </p>
        )}
      </PageHeader>
      <div className={styles.columns}>
        <ContentsList entries={page.sections} />
        <div className={styles.text}>
          {children}
          {page.sections.map(({ id, heading, blocks }) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <InformationBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
