import { pageButtons } from "@eldercare/contracts";
import { Button } from "./button";
import { ChevronLeftIcon, ChevronRightIcon } from "./icons";
import styles from "./pagination.module.css";

type PaginationProps = {
  page: number;
  pageSize: number;
  total: number;
  /** More were found than are counted. */
  isMore?: boolean;
  onChange: (page: number) => void;
};

/** Previous, page buttons, Next (spec §2 Admin orders); nothing when there is one page. */
export function Pagination({ page, pageSize, total, isMore = false, onChange }: PaginationProps) {
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <p className={styles.range}>
        {first} to {Math.min(page * pageSize, total)} of {isMore ? `more than ${total}` : total}
      </p>
      <div className={styles.buttons}>
        <Button tone="quiet" disabled={page <= 1} onClick={() => onChange(page - 1)}>
          <ChevronLeftIcon />
          Previous
        </Button>
        {pageButtons(page, pageCount).map((number) => (
          <Button
            key={number}
            tone={number === page ? "primary" : "quiet"}
            aria-label={`Page ${number}`}
            aria-current={number === page ? "page" : undefined}
            onClick={() => onChange(number)}
          >
            {number}
          </Button>
        ))}
        <Button tone="quiet" disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
          Next
          <ChevronRightIcon />
        </Button>
      </div>
    </nav>
  );
}
