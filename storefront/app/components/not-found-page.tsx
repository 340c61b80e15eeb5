import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { FOOTER_CATEGORIES } from "~/content/navigation";
import { NoticePage } from "./notice-page";
import styles from "./notice-page.module.css";
import { SearchForm } from "./search-form";

/** '404 Page Not Found' with a search and ways on. */
export function NotFoundPage() {
  return (
    <NoticePage
      title="404 Page Not Found"
      ways={
        <>
          <Button asChild>
            <Link to="/products">See All Products</Link>
          </Button>
          <Button asChild tone="secondary">
            <Link to="/">Go to Home Page</Link>
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        There is nothing at this address. It may have moved, or the link may have a typing mistake.
        Search for what you need, or choose a category.
      </p>
      <SearchForm className={styles.search} label="Search our products" />
      <ul className={styles.categories} aria-label="Categories">
        {FOOTER_CATEGORIES.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.category}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </NoticePage>
  );
}
