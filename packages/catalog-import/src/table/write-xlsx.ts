import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { needsGuard } from "./formula-guard.js";
import { xmlOfText } from "./xlsx/xlsx-text.js";

export interface XlsxOptions {
  /** What its one sheet is called; at most 31 characters. */
  sheet: string;
  /** Headings of columns whose cells are numbers; all others are text. */
  numbers?: ReadonlySet<string>;
  /** Whether the output is ended. */
  end?: boolean;
}

type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/** Rows by which the widths of columns are measured. */
const MEASURED = 200;
const [NARROWEST, WIDEST] = [9, 60];
const NUMBER = /^-?\d{1,15}(?:\.\d+)?$/;
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Styles of cells by their number below. */
const STYLE = { text: 1, heading: 2, number: 0 } as const;

/**
 * Writes rows, their column names first, as an Excel workbook of one sheet: headings bold and always
 * in sight, columns as wide as what they hold, text cells that no program computes or shortens. Rows
 * are taken as the reader takes them, so a file may be of any length that a sheet holds.
 */
export async function writeXlsx(
  output: Writable,
  rows: Rows,
  { sheet, numbers = new Set(), end = true }: XlsxOptions,
): Promise<void> {
  const zip = new ZipFile();
  for (const [part, xml] of Object.entries(partsAround(sheet))) {
    zip.addBuffer(Buffer.from(`${HEAD}${xml}`), part);
  }
  const xml = Readable.from(sheetXml(rows, numbers));
  // yazl does not hand on what goes wrong with what it is given.
  xml.on("error", (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(xml, "xl/worksheets/sheet1.xml");
  zip.end();
  try {
    await pipeline(zip.outputStream, output, { end });
  } finally {
    xml.destroy();
  }
}

function partsAround(sheet: string): Readonly<Record<string, string>> {
  const type = (kind: string) =>
    `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  return {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type("sheet.main")}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type("worksheet")}"/><Override PartName="/xl/styles.xml" ContentType="${type("styles")}"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships">${relation("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">${relation("r1", "worksheet", "worksheets/sheet1.xml")}${relation("r2", "styles", "styles.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xmlOfText(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    // Format 49 is text: what somebody types into such a column stays as typed.
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
  };
}

async function* sheetXml(rows: Rows, numbers: ReadonlySet<string>): AsyncGenerator<string> {
  const widths: number[] = [];
  const first: (readonly string[])[] = [];
  let heading: readonly string[] = [];
  let row = 0;
  const rowXml = (cells: readonly string[]) => {
    row += 1;
    const texts = cells.map((text, index) => {
      if (text === "") return "";
      const isNumber = row > 1 && numbers.has(heading[index] ?? "") && NUMBER.test(text);
      return cellXml(`${columnName(index)}${row}`, text, row === 1, isNumber);
    });
    return `<row r="${row}">${texts.join("")}</row>`;
  };
  const begin = () =>
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.map((width, index) => colXml(width, index, numbers.has(heading[index] ?? ""))).join("")}</cols><sheetData>${first.map(rowXml).join("")}`;
  let hasBegun = false;
  for await (const cells of rows) {
    if (hasBegun) {
      yield rowXml(cells);
      continue;
    }
    if (first.length === 0) heading = cells;
    first.push(cells);
    for (const [index, text] of cells.entries()) {
      const longest = Math.max(...text.split("\n").map((line) => line.length)) + 2;
      widths[index] = Math.min(WIDEST, Math.max(NARROWEST, widths[index] ?? 0, longest));
    }
    if (first.length < MEASURED) continue;
    yield begin();
    hasBegun = true;
  }
  if (!hasBegun) yield begin();
  yield "</sheetData></worksheet>";
}

function colXml(width: number, index: number, isNumber: boolean): string {
  const style = isNumber ? STYLE.number : STYLE.text;
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${style}" customWidth="1"/>`;
}

function cellXml(place: string, text: string, isHeading: boolean, isNumber: boolean): string {
  if (isNumber) return `<c r="${place}" s="${STYLE.number}"><v>${text}</v></c>`;
  const style = isHeading ? STYLE.heading : STYLE.text;
  // Loading takes guards away, so what looks like one gets another.
  const shown = !isHeading && needsGuard(text) ? `'${text}` : text;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlOfText(shown)}</t></is></c>`;
}

/** 0 is `A`, 26 is `AA`. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}
