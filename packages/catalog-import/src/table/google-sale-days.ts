import { plainName } from "./plain-name.js";
import type { Table, TableRow } from "./table.js";

/** A product feed for Google has both days of a sale in one cell, `begin/end`. */
const IN_ONE = "salepriceeffectivedate";
const [STARTS, ENDS] = ["Sale Starts", "Sale Ends"];

/** A table with the days of a sale in two columns of ours where it has them in one of Google's. */
export function withSaleDays(table: Table): Table {
  const names = table.header.map((heading) => plainName(heading));
  const place = names.indexOf(IN_ONE);
  if (place < 0 || names.includes(plainName(STARTS)) || names.includes(plainName(ENDS))) {
    return table;
  }
  async function* rows(): AsyncGenerator<TableRow> {
    for await (const { row, cells } of table.rows()) {
      const days = (cells[place] ?? "").split("/").map(asMoment);
      const both = days.length === 2 ? days : [cells[place] ?? "", ""];
      yield { row, cells: place < cells.length ? cells.toSpliced(place, 1, ...both) : cells };
    }
  }
  return { ...table, header: table.header.toSpliced(place, 1, STARTS, ENDS), rows };
}

/** Google writes `2026-11-27T00:00-0500`. */
const asMoment = (text: string) => text.trim().replace(/([+-]\d\d)(\d\d)$/, "$1:$2");
