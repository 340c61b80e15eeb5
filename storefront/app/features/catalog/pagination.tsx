import { Link } from "react-router";
import { ChevronLeftIcon, ChevronRightIcon } from "~/components/icons";
import { pageNumbers } from "./page-numbers";
import styles from "./pagination.module.css";

export type PaginationProps = {
  page: number;
  pageCount: number;
  addressOfPage: (page: number) => string;
  /** The pages to offer; null is a gap between two of them. */
  numbersOf?: (page: number, pageCount: number) => readonly (number | null)[];
};

/** Links to the other pages of a list; nothing when there is one page. */
export function Pagination({
  page,
  pageCount,
  addressOfPage,
  numbersOf = pageNumbers,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && (
        <Link to={addressOfPage(page - 1)} rel="prev" className={styles.step}>
          <ChevronLeftIcon />
          Previous
        </Link>
      )}
      <ol className={styles.numbers}>
        {numbersOf(page, pageCount).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place.
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={addressOfPage(number)}
                className={styles.number}
                aria-current={number === page ? "page" : undefined}
              >
                <span className="visually-hidden">Page </span>
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <Link to={addressOfPage(page + 1)} rel="next" className={styles.step}>
          Next
          <ChevronRightIcon />
        </Link>
      )}
    </nav>
  );
}
