import { FilterSelect } from "./filter-bar";
import { reversed, type TableSort } from "./head-cell";

/** The columns that sort, to choose from where there is no room for their headers. */
export function SortChoice({
  columns,
  sort,
}: {
  columns: readonly { header: string; sort?: string }[];
  sort: TableSort;
}) {
  return (
    <FilterSelect label="Sort by" value={sort.value} onChange={sort.onChange}>
      {columns.flatMap(({ header, sort: own }) =>
        own
          ? [own, reversed(own)].map((value) => (
              <option key={value} value={value}>
                {`Sort by ${header}${value.startsWith("-") ? ", last first" : ""}`}
              </option>
            ))
          : [],
      )}
    </FilterSelect>
  );
}
