import {
  PRICE_GRID_PAGES,
  type PriceGridBody,
  type PriceGridCell,
  type PriceGridRow,
  type StaffProductSort,
} from "@eldercare/contracts";
import {
  type ClipboardEvent,
  type Dispatch,
  type SetStateAction,
  useCallback,
  useRef,
  useState,
} from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { EmptyState } from "../../components/empty-state";
import { FilterSelect } from "../../components/filter-bar";
import { ProductsIcon } from "../../components/icons";
import { Loading } from "../../components/loading";
import { Pagination } from "../../components/pagination";
import { Problem } from "../../components/problem";
import type { ListMoves } from "../../components/use-list-params";
import { usePageWithin } from "../../components/use-page-within";
import { useAdminMutation } from "../../host/use-admin-mutation";
import { useAdminQuery } from "../../host/use-admin-query";
import { GridBar } from "./grid-bar";
import { CELL_LABELS, CELLS, cellText } from "./grid-cells";
import {
  afterSaving,
  firstInvalid,
  type GridEdits,
  NO_EDITS,
  problemOf,
  shownText,
  summaryOf,
  withText,
} from "./grid-edits";
import { moveByKey } from "./grid-keys";
import { changesInWords, invalidInWords, pastedInWords, savedInWords } from "./grid-words";
import { isTable, withPasted } from "./pasted-cells";
import styles from "./price-grid.module.css";
import { PriceGridTableRow } from "./price-grid-row";

type PriceGridProps = {
  list: ListMoves;
  /** How many rows a page has, as the address says; "" where it does not. */
  size: string;
  filter: {
    search: string;
    categoryId: string;
    stock: "low" | "out" | "";
    sortBy: StaffProductSort | "";
  };
  /** What is typed and not saved: the screen holds it, also while it shows the list. */
  edits: GridEdits;
  onEdits: Dispatch<SetStateAction<GridEdits>>;
};

const NOTHING: readonly PriceGridRow[] = [];

/** Prices and stock of the products that the filter finds, as a table to type and paste into. */
export function PriceGrid({ list, size, filter, edits, onEdits: setEdits }: PriceGridProps) {
  const [said, setSaid] = useState("");
  const [question, setQuestion] = useState<string | null>(null);
  const [savedAs, setSavedAs] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const pageSize = size === String(PRICE_GRID_PAGES[1]) ? PRICE_GRID_PAGES[1] : PRICE_GRID_PAGES[0];
  const query = useAdminQuery("products.readGrid", {
    query: {
      ...filter,
      limit: String(pageSize),
      offset: String((list.page - 1) * pageSize),
    },
  });
  const { rows = NOTHING, total } = query.data ?? {};
  usePageWithin(list, query.isPlaceholderData ? undefined : total, pageSize);
  const summary = summaryOf(edits);
  const save = useAdminMutation({
    send: (body: PriceGridBody, call) => call("products.saveGrid", { body }),
    refreshes: ["products", "dashboard", "imports"],
    failure: "Failed to save the prices and stock. Please try again.",
  });
  const onType = useCallback(
    (row: PriceGridRow, cell: PriceGridCell, text: string) => {
      setEdits((before) => withText(before, row, cell, text));
    },
    [setEdits],
  );
  const onReset = useCallback(
    (row: PriceGridRow, cell: PriceGridCell) => {
      setEdits((before) => {
        const expected = before.get(row.variantId)?.cells[cell]?.expected;
        return expected === undefined
          ? before
          : withText(before, row, cell, cellText(cell, expected));
      });
    },
    [setEdits],
  );
  const onPaste = useCallback(
    (place: number, cell: PriceGridCell, event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData("text/plain");
      if (!isTable(text)) return;
      event.preventDefault();
      const pasted = withPasted(edits, rows, { place, cell }, text);
      setEdits(pasted.edits);
      setSaid(pastedInWords(pasted));
    },
    [edits, rows, setEdits],
  );

  function ask() {
    const invalid = firstInvalid(edits);
    if (summary.invalid === 0 || !invalid)
      return setQuestion(`${changesInWords(summary)} will change.`);
    const { row, cell } = invalid;
    const input = table.current?.querySelector<HTMLInputElement>(
      `[data-variant="${row.variantId}"][data-cell="${cell}"]`,
    );
    input?.focus();
    const name = `${CELL_LABELS[cell]} of ${row.name}, SKU ${row.sku}`;
    setSaid(invalidInWords(summary.invalid, input ? undefined : name));
  }

  function saveNow() {
    save.mutate(
      { rows: summary.rows },
      {
        onSuccess: ({ updated, problems, importId }) => {
          setEdits(afterSaving(edits, problems));
          setSavedAs(importId);
          setSaid(savedInWords(updated, problems.length));
        },
        onSettled: () => setQuestion(null),
      },
    );
  }

  return (
    <div className={styles.grid}>
      <p className={styles.help}>
        Type in the cells, or paste from a spreadsheet. Enter and the arrows move, Escape gives a
        cell back what it was. “On hand” is the count of the shelf; what can be sold is that less
        “Reserved”.
      </p>
      {query.data && rows.length > 0 && (
        <table ref={table} className={styles.table} onKeyDown={moveByKey}>
          <caption className={styles.caption}>Prices and stock</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              {CELLS.map((cell) => (
                <th key={cell} scope="col">
                  {CELL_LABELS[cell]}
                </th>
              ))}
              <th scope="col">Reserved</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <PriceGridTableRow
                key={row.variantId}
                row={row}
                place={place}
                texts={ofCells((cell) => shownText(edits, row, cell))}
                problems={ofCells((cell) => problemOf(edits, row, cell))}
                changed={ofCells((cell) => edits.get(row.variantId)?.cells[cell] !== undefined)}
                onType={onType}
                onReset={onReset}
                onPaste={onPaste}
              />
            ))}
          </tbody>
        </table>
      )}
      {query.data && rows.length === 0 && (
        <EmptyState
          title="No products found"
          hint="Try another search or category"
          icon={<ProductsIcon />}
        />
      )}
      {!query.data &&
        (query.error ? (
          <Problem error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Loading />
        ))}
      <div className={styles.pages}>
        <FilterSelect
          label="Products a page"
          value={String(pageSize)}
          onChange={(chosen) => list.filter({ size: chosen })}
        >
          {PRICE_GRID_PAGES.map((rows) => (
            <option key={rows} value={rows}>
              {rows} a page
            </option>
          ))}
        </FilterSelect>
        <Pagination page={list.page} pageSize={pageSize} total={total ?? 0} onChange={list.goTo} />
      </div>
      <GridBar
        summary={summary}
        said={said}
        savedAs={savedAs}
        isSaving={save.isPending}
        onSave={ask}
        onDiscard={() => {
          setEdits(NO_EDITS);
          setSaid("");
        }}
      />
      <ConfirmDialog
        title="Save prices and stock?"
        question={question}
        action="Save All"
        tone="primary"
        isPending={save.isPending}
        onConfirm={saveNow}
        onCancel={() => setQuestion(null)}
      />
    </div>
  );
}

const ofCells = <Value,>(read: (cell: PriceGridCell) => Value) =>
  CELLS.map(read) as unknown as readonly [Value, Value, Value];
