import type { SourceFile } from "./byte-source.js";
import { readCsvTable } from "./csv-table.js";
import { FileUnusable } from "./file-unusable.js";
import type { IsHeader } from "./find-header.js";
import { plainName } from "./plain-name.js";
import type { Table, TableRow } from "./table.js";
import { readXlsxTable } from "./xlsx/xlsx-table.js";

const SAVE_AS = "Open it in your spreadsheet program, save it as .xlsx or CSV, and load that file.";
const TABLE_NEEDED = "A table is needed: an Excel workbook (.xlsx) or CSV.";

/** How files begin that are no text. */
const OTHER_FILES: readonly { begins: readonly number[]; reason: string }[] = [
  { begins: [0x25, 0x50, 0x44, 0x46], reason: `it is a PDF. ${TABLE_NEEDED}` },
  { begins: [0x89, 0x50, 0x4e, 0x47], reason: `it is a picture. ${TABLE_NEEDED}` },
  { begins: [0xff, 0xd8, 0xff], reason: `it is a picture. ${TABLE_NEEDED}` },
  { begins: [0x1f, 0x8b], reason: "it is compressed. Unpack it first, and load the table in it." },
];
/** How texts begin that are no tables. */
const OTHER_TEXTS: readonly { begins: RegExp; reason: string }[] = [
  {
    begins: /^<(?:!doctype html|html|table|head|body|meta)\b/i,
    reason: `it is a web page, whatever its name ends with. ${SAVE_AS}`,
  },
  {
    begins: /^<(?:\?xml|rss|feed|[a-z]+[\s>])/i,
    reason: `it is XML, such as a product feed. ${TABLE_NEEDED} Most programs that write such a feed also write it as a table.`,
  },
  { begins: /^\{\\rtf/, reason: `it is a text document. ${TABLE_NEEDED}` },
  { begins: /^(?:\{|\[\s*[{[\]])/, reason: `it is JSON. ${TABLE_NEEDED}` },
];
const ZIP = [0x50, 0x4b, 3, 4];
/** Old workbooks, and new ones that are locked by a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Opens a table by what is in the file, whatever it is called: an Excel workbook, of which the sheet
 * with one of the names `sheets` counts, else the first; or CSV. Titles may stand above the row that
 * `isHeader`. Throws {@link FileUnusable}.
 */
export async function openTable(
  source: SourceFile,
  sheets: readonly string[] = [],
  isHeader?: IsHeader,
): Promise<Table> {
  const start = await startOf(source);
  const begins = (bytes: readonly number[]) => bytes.every((byte, at) => start[at] === byte);
  if (begins(ZIP)) return onceNamed(await readXlsxTable(source, sheets, isHeader));
  if (begins(COMPOUND)) throw new FileUnusable(source.name, await compoundReason(source));
  const other = OTHER_FILES.find((each) => begins(each.begins));
  if (other) throw new FileUnusable(source.name, other.reason);
  const text = beginningOf(start);
  const otherText = OTHER_TEXTS.find((each) => each.begins.test(text));
  if (otherText) throw new FileUnusable(source.name, otherText.reason);
  return onceNamed(await readCsvTable(source, isHeader));
}

/** Lists that were printed page by page have the names of their columns on each of them. */
function onceNamed(table: Table): Table {
  const names = table.header.map((heading) => plainName(heading));
  const isAgain = ({ cells }: TableRow) =>
    cells.filter(Boolean).length > 1 &&
    cells.every((cell, index) => cell === "" || plainName(cell) === names[index]);
  async function* rows(): AsyncGenerator<TableRow> {
    for await (const row of table.rows()) if (!isAgain(row)) yield row;
  }
  return { ...table, rows };
}

async function startOf({ bytes }: SourceFile): Promise<Uint8Array> {
  for await (const start of bytes()) return start;
  return new Uint8Array();
}

/** The first letters, without a byte order mark and the zero bytes of UTF-16. */
function beginningOf(start: Uint8Array): string {
  const text = Buffer.from(start.subarray(0, 200)).toString("latin1").replaceAll("\0", "");
  return text.replace(/^(?:ï»¿|[þÿ]{2})/, "").trimStart();
}

/** A locked workbook lies, encrypted, in a file of the old kind. */
async function compoundReason({ bytes }: SourceFile): Promise<string> {
  const mark = Buffer.from("EncryptedPackage", "utf16le");
  let last = Buffer.alloc(0);
  for await (const piece of bytes()) {
    const both = Buffer.concat([last, piece]);
    if (both.includes(mark)) {
      return "it is locked by a password. Open it, take the password away (in Excel: File, Info, Protect Workbook), save it, and load it again.";
    }
    last = both.subarray(-mark.length);
  }
  return `it is an old Excel workbook (.xls). ${SAVE_AS}`;
}
