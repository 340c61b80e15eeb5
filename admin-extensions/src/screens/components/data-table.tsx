import type { UseQueryResult } from "@tanstack/react-query";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./data-table.module.css";
import { HeadCell, type TableSort } from "./head-cell";
import { Loading } from "./loading";
import { Problem } from "./problem";
import { RowBox } from "./row-box";
import { SortChoice } from "./sort-choice";
import { TableFrame } from "./table-frame";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Words that may be long: they wrap, anywhere if they must; what is short stays on one line. */
  isText?: boolean;
  /** Figures stand under each other at the right. */
  isNumeric?: boolean;
  /** The row's name: bold, and without its header where rows are stacked on a phone. */
  isLead?: boolean;
  /** On a phone: beside another one and without its header, as it says itself what it is. */
  isPaired?: boolean;
  /** What the list is sorted by when the header is pressed; with "-" before it the last first. */
  sort?: string;
};

/** How a row is opened: by its lead's link, or a click anywhere on it. */
export type RowLink<Row> = {
  /** Where the row's address is. */
  hrefOf: (row: Row) => string;
  onOpen: (row: Row) => void;
};

/** What the table needs to know of the query that its rows come from. */
export type TableQuery = Pick<UseQueryResult, "error" | "isPlaceholderData"> & {
  refetch: () => unknown;
};

/** Rows that are chosen for something that is done with several at once. */
export type RowSelection<Row> = {
  /** Keys of rows; also of such as are on other pages. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** What a row is called where it is chosen: "order 12". */
  nameOf: (row: Row) => string;
};

type DataTableProps<Row> = {
  /** What is listed, for those who do not see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  query: TableQuery;
  empty: ReactNode;
  /** Left out: rows cannot be chosen. */
  selection?: RowSelection<Row>;
  /** Left out: rows are only read. */
  link?: RowLink<Row>;
  /** Left out: the list has one order. */
  sort?: TableSort;
};

/** What a click does by itself, and what it selects. */
const OWN_CLICKS = "a, button, input, select, textarea, label, [role=combobox], [role=option]";

/** A list of things in columns; on a phone each row becomes a small sheet with its own labels. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, query, empty, selection, link, sort } = props;
  if (!rows) {
    if (query.error) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
    return <Loading />;
  }
  if (rows.length === 0) return empty;
  return (
    <TableFrame isBusy={query.isPlaceholderData}>
      {sort && (
        <div className={styles.sortChoice}>
          <SortChoice columns={columns} sort={sort} />
        </div>
      )}
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {selection && (
              <th scope="col" className={styles.header} data-box>
                <RowBox label="All on this page" keys={rows.map(keyOf)} {...selection} />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.header} {...column} chosen={sort} className={styles.header} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            // A click is a shortcut for the mouse: the keyboard has the lead's link.
            <tr
              key={keyOf(row)}
              className={styles.row}
              data-opens={link && true}
              onClick={link && ((event) => isOnRow(event) && link.onOpen(row))}
            >
              {selection && (
                <td className={styles.cell} data-box>
                  <RowBox
                    label={`Choose ${selection.nameOf(row)}`}
                    keys={[keyOf(row)]}
                    {...selection}
                  />
                </td>
              )}
              {columns.map(({ header, cell, isText, isNumeric, isLead, isPaired }) => (
                <td
                  key={header}
                  className={styles.cell}
                  data-label={header}
                  data-text={isText}
                  data-numeric={isNumeric}
                  data-lead={isLead}
                  data-paired={isPaired}
                >
                  <div className={styles.content}>
                    {link && isLead ? <LeadLink row={row} link={link} cell={cell} /> : cell(row)}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function LeadLink<Row>({
  row,
  link,
  cell,
}: {
  row: Row;
  link: RowLink<Row>;
  cell: Column<Row>["cell"];
}) {
  return (
    <Link
      to={link.hrefOf(row)}
      className={styles.lead}
      preventScrollReset
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        link.onOpen(row);
      }}
    >
      {cell(row)}
    </Link>
  );
}

/** Neither on something that has a click of its own, nor at the end of marking words to copy. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const element = target as HTMLElement;
  // Menus and questions that a cell opens lie elsewhere on the page, and their clicks come by here.
  if (!currentTarget.contains(element) || element.closest(OWN_CLICKS)) return false;
  return window.getSelection()?.isCollapsed ?? true;
}
