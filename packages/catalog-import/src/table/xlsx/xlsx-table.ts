import type { SourceFile } from "../byte-source.js";
import { cellOfFile } from "../cell-of-file.js";
import { FileUnusable } from "../file-unusable.js";
import { findHeader, type IsHeader } from "../find-header.js";
import { withoutGuard } from "../formula-guard.js";
import { plainName } from "../plain-name.js";
import type { Table, TableRow } from "../table.js";
import { sheetRows } from "./sheet-rows.js";
import { openWorkbook, type Sheet } from "./workbook.js";
import { ZipParts } from "./zip-parts.js";

/** As much as the Import screen takes; packed, far more than a hundred thousand products. */
const MOST_BYTES = 50 * 1024 ** 2;
const SAVE_AS = "Open it in your spreadsheet program, save it as .xlsx or CSV, and load that file.";

/**
 * Opens an Excel workbook: the sheet that is called one of `sheets`, else the first that people see.
 * Its rows are read as they are needed. Throws {@link FileUnusable}.
 */
export async function readXlsxTable(
  { name: file, bytes }: SourceFile,
  sheets: readonly string[],
  isHeader: IsHeader = () => false,
): Promise<Table> {
  const parts = await ZipParts.open(file, await allOf(file, bytes()));
  refuseOtherZips(file, parts);
  const workbook = await openWorkbook(file, parts);
  const sheet = chosen(workbook.sheets, sheets);
  if (!sheet) throw new FileUnusable(file, "it has no sheet with rows.");
  const rows = () => trimmed(sheetRows(file, parts, workbook, sheet.part));
  const header = await findHeader(rows(), isHeader);
  if (!header) {
    throw new FileUnusable(
      file,
      `its sheet "${sheet.name}" is empty. The first row must hold the column names.`,
    );
  }
  return {
    file,
    header: header.cells,
    delimiter: ",",
    notes: [...sheetNotes(sheet, workbook.sheets), ...header.notes],
    rows: () => belowHeader(rows(), header.row),
  };
}

function chosen(all: readonly Sheet[], wanted: readonly string[]): Sheet | undefined {
  const names = wanted.map((name) => plainName(name));
  return all.find(({ name }) => names.includes(plainName(name))) ?? all[0];
}

function sheetNotes(read: Sheet, all: readonly Sheet[]): string[] {
  const others = all.filter((sheet) => sheet !== read).map(({ name }) => `"${name}"`);
  if (others.length === 0) return [];
  return [`The sheet "${read.name}" was read. Not read: ${others.join(", ")}.`];
}

async function allOf(file: string, pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > MOST_BYTES) {
      throw new FileUnusable(file, "it is larger than 50 MB. Save the sheet as CSV.");
    }
    all.push(piece);
  }
  return Buffer.concat(all);
}

function refuseOtherZips(file: string, parts: ZipParts): void {
  if (parts.has("xl/workbook.bin")) {
    throw new FileUnusable(file, `it is a binary Excel workbook (.xlsb). ${SAVE_AS}`);
  }
  if (parts.has("mimetype") || parts.has("Index/Document.iwa")) {
    throw new FileUnusable(file, `it is a file of LibreOffice or Numbers. ${SAVE_AS}`);
  }
  if (!parts.has("_rels/.rels")) {
    throw new FileUnusable(file, "it is a zip file. Unpack it first, and load the table in it.");
  }
}

async function* trimmed(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  for await (const { row, cells } of rows) {
    const texts = cells.map(cellOfFile);
    // Columns that were only coloured are none.
    texts.length = texts.findLastIndex((text) => text !== "") + 1;
    yield { row, cells: texts };
  }
}

/** A CSV file of ours that was saved as a workbook has its guards as text. */
async function* belowHeader(
  rows: AsyncIterable<TableRow>,
  header: number,
): AsyncGenerator<TableRow> {
  for await (const { row, cells } of rows) {
    if (row > header && cells.length > 0) yield { row, cells: cells.map(withoutGuard) };
  }
}
