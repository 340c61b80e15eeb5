import { Link } from "react-router";
import { ChevronLeftIcon, ChevronRightIcon } from "~/components/icons";
import styles from "~/features/catalog/pagination.module.css";
import { type GuideView, guideViewAddress } from "./guide-view";
import { pageWindow } from "./page-window";

export type GuidePagesProps = { view: GuideView; pageCount: number };

/** Links to the other pages of the list, at most five by number (spec.md §9). */
export function GuidePages({ view, pageCount }: GuidePagesProps) {
  const { page } = view;
  if (pageCount <= 1) return null;
  const addressOf = (number: number) => guideViewAddress({ ...view, page: number });
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && (
        <Link to={addressOf(Math.min(page - 1, pageCount))} rel="prev" className={styles.step}>
          <ChevronLeftIcon />
          Previous
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <Link
              to={addressOf(number)}
              className={styles.number}
              aria-current={number === page ? "page" : undefined}
            >
              <span className="visually-hidden">Page </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={addressOf(page + 1)} rel="next" className={styles.step}>
          Next
          <ChevronRightIcon />
        </Link>
      )}
    </nav>
  );
}
