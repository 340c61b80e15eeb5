import type { ReactNode } from "react";
import { Link } from "react-router";
import type { NavigationLink } from "~/content/navigation";
import { PageHeader } from "./page-header";
import styles from "./site-map-page.module.css";

export const SITE_MAP_TITLE = "Sitemap";
export const SITE_MAP_DESCRIPTION =
  "Every page, product category and care guide of Birchwell on one page.";

function Links({ title, links, children }: LinksProps) {
  if (links.length === 0) return null;
  const id = title.toLowerCase().replace(/\W+/g, "-");
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LinksProps = { title: string; links: readonly NavigationLink[]; children?: ReactNode };

export type SiteMapPageProps = {
  pages: readonly NavigationLink[];
  categories: readonly NavigationLink[];
  guides: readonly NavigationLink[];
};

/** Where everything is. */
export function SiteMapPage({ pages, categories, guides }: SiteMapPageProps) {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeader title={SITE_MAP_TITLE} lead={SITE_MAP_DESCRIPTION} path="/sitemap" />
      <div className={styles.parts}>
        <Links title="Pages" links={pages} />
        <Links title="Product categories" links={categories} />
        <Links title="Care guides" links={guides} />
      </div>
    </div>
  );
}
