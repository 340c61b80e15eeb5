import { Link } from "react-router";
import { ChevronDownIcon } from "~/components/icons";
import type { NavigationLink } from "~/content/navigation";
import styles from "./category-menu.module.css";

/** Every category, one press away on any page; it opens and closes without scripts too. */
export function CategoryMenu({ categories }: { categories: readonly NavigationLink[] }) {
  return (
    <details data-menu className={styles.menu}>
      <summary className={styles.summary}>
        Shop by Category
        <ChevronDownIcon />
      </summary>
      <ul className={styles.panel}>
        {categories.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
