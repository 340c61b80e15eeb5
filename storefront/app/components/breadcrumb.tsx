import { Link } from "react-router";
import styles from "./breadcrumb.module.css";
import { Unbroken } from "./unbroken";

export type Crumb = { label: string; to: string };

/** Where every way begins. */
export const HOME: Crumb = { label: "Home", to: "/" };

/** The way to this page; the last one is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.way}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, place) => (
          <li key={to} className={styles.crumb}>
            {place === crumbs.length - 1 ? (
              <span aria-current="page">
                <Unbroken text={label} />
              </span>
            ) : (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
