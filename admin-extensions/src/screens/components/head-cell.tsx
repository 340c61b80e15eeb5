import styles from "./head-cell.module.css";
import { ArrowDownIcon, ArrowUpIcon } from "./icons";

/** What a list is sorted by: a column's `sort`, "-" before it for the last first. */
export type TableSort = {
  value: string;
  onChange: (value: string) => void;
};

type HeadCellProps = {
  header: string;
  isNumeric?: boolean;
  sort?: string;
  chosen: TableSort | undefined;
  className: string | undefined;
};

export const reversed = (sort: string) => (sort.startsWith("-") ? sort.slice(1) : `-${sort}`);

/** A column's header; one that sorts is a button, and says which way. */
export function HeadCell({ header, isNumeric, sort, chosen, className }: HeadCellProps) {
  if (!sort || !chosen) {
    return (
      <th scope="col" className={className} data-numeric={isNumeric}>
        {header}
      </th>
    );
  }
  const isChosen = chosen.value === sort || chosen.value === reversed(sort);
  const isDescending = chosen.value.startsWith("-");
  return (
    <th
      scope="col"
      className={className}
      data-numeric={isNumeric}
      aria-sort={isChosen ? (isDescending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => chosen.onChange(isChosen ? reversed(chosen.value) : sort)}
      >
        {header}
        <span className={styles.mark} data-chosen={isChosen || undefined}>
          {isChosen && isDescending ? <ArrowDownIcon /> : <ArrowUpIcon />}
        </span>
      </button>
    </th>
  );
}
