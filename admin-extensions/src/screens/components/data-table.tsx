import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styles from "./data-table.module.css";
import { Loading } from "./loading";
import { Problem } from "./problem";
import { RowBox } from "./row-box";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Words that may be long: they wrap, anywhere if they must; what is short stays on one line. */
  isText?: boolean;
  /** Figures stand under each other at the right. */
  isNumeric?: boolean;
  /** The row's name: bold, and without its header where rows are stacked on a phone. */
  isLead?: boolean;
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
};

/** A list of things in columns; on a phone each row becomes a small sheet with its own labels. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, query, empty, selection } = props;
  if (!rows) {
    if (query.error) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
    return <Loading />;
  }
  if (rows.length === 0) return empty;
  return (
    <div className={styles.frame} aria-busy={query.isPlaceholderData}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {selection && (
              <th scope="col" className={styles.header} data-box>
                <RowBox label="All on this page" keys={rows.map(keyOf)} {...selection} />
              </th>
            )}
            {columns.map(({ header, isNumeric }) => (
              <th key={header} scope="col" className={styles.header} data-numeric={isNumeric}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={styles.row}>
              {selection && (
                <td className={styles.cell} data-box>
                  <RowBox
                    label={`Choose ${selection.nameOf(row)}`}
                    keys={[keyOf(row)]}
                    {...selection}
                  />
                </td>
              )}
              {columns.map(({ header, cell, isText, isNumeric, isLead }) => (
                <td
                  key={header}
                  className={styles.cell}
                  data-label={header}
                  data-text={isText}
                  data-numeric={isNumeric}
                  data-lead={isLead}
                >
                  <div className={styles.content}>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
