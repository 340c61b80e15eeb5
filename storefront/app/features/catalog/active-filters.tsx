import type { Category, ProductFacetsResponse } from "@eldercare/contracts";
import { Link } from "react-router";
import { CloseIcon } from "~/components/icons";
import { KEEP_FOCUS } from "~/components/keep-focus";
import styles from "./active-filters.module.css";
import { filterChips } from "./filter-chips";
import { addressOf, changeFilters, clearFilters, type ProductFilters } from "./filters";

export type ActiveFiltersProps = {
  filters: ProductFilters;
  category: Category | undefined;
  facets: ProductFacetsResponse | undefined;
  /** What is pressed goes away: the focus has to go somewhere. */
  onLeave: () => void;
};

/** What narrows the list, each with a link to the list without it. */
export function ActiveFilters({ filters, category, facets, onLeave }: ActiveFiltersProps) {
  const chips = filterChips(filters, { category, facets });
  if (chips.length === 0) return null;
  const link = { preventScrollReset: true, state: KEEP_FOCUS, onClick: onLeave };
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link {...link} to={addressOf(changeFilters(filters, without))} className={styles.chip}>
            <span className="visually-hidden">Remove filter </span>
            {label}
            <CloseIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link {...link} to={addressOf(clearFilters(filters))} className={styles.clear}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
