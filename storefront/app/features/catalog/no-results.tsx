import type { Category } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { SearchIcon } from "~/components/icons";
import { PhoneLink } from "~/components/shop-texts";
import chips from "./active-filters.module.css";
import { addressOf, hasActiveFilters, NO_FILTERS, type ProductFilters } from "./filters";
import styles from "./product-results.module.css";

export type NoResultsProps = {
  filters: ProductFilters;
  total: number;
  /** Where somebody may look whose search found nothing. */
  nearest: Category | undefined;
  categories: readonly Category[];
  onClear: () => void;
};

const addressOfCategory = ({ slug }: Category) => addressOf({ ...NO_FILTERS, category: slug });

/** An empty list: why, and what to do about it. */
export function NoResults({ filters, total, nearest, categories, onClear }: NoResultsProps) {
  if (total > 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>There is no page {filters.page} in this list.</p>
        <Button asChild>
          <Link to={addressOf({ ...filters, page: 1 })}>Go to the First Page</Link>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <SearchIcon className={styles.emptyImage} />
      <p className={styles.emptyTitle}>No products found matching your criteria.</p>
      {nearest && (
        <p>
          The nearest we have may be in <Link to={addressOfCategory(nearest)}>{nearest.name}</Link>.
        </p>
      )}
      <p>
        Try another word or fewer filters, or ask us: <PhoneLink />.
      </p>
      {hasActiveFilters(filters) && <Button onClick={onClear}>Clear all filters</Button>}
      <ul className={chips.chips} aria-label="Categories">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={addressOfCategory(category)} className={chips.chip}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
