import type { Writable } from "node:stream";
import type { TableFormat } from "@eldercare/contracts";
import { PRODUCT_COLUMNS, type ProductColumn } from "../rows/product-row.js";
import { writeCsv } from "../table/write-csv.js";
import { writeXlsx } from "../table/write-xlsx.js";
import { headingsOf } from "./headings.js";

/** What people reckon with in a spreadsheet; all else is text, so that `00123` stays as it is. */
const NUMBERS: readonly ProductColumn[] = [
  "originalCents",
  "discountPercentage",
  "saleCents",
  "onHand",
  "weight",
  "rating",
  "reviewCount",
];
const NUMBER_HEADINGS = new Set([...headingsOf(PRODUCT_COLUMNS, NUMBERS), "Order"]);

/** Writes rows, their column names first, as a file that spreadsheets open and that loads again. */
export async function writeTable(
  output: Writable,
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  {
    format,
    sheet,
    numbers = NUMBER_HEADINGS,
    end = true,
  }: {
    format: TableFormat;
    sheet: string;
    /** Headings of columns that are reckoned with; those of catalog files without. */
    numbers?: ReadonlySet<string>;
    end?: boolean;
  },
): Promise<void> {
  if (format === "csv") return writeCsv(output, rows, { end });
  await writeXlsx(output, rows, { sheet, numbers, end });
}
