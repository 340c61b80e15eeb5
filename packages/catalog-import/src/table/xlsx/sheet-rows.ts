import { FileUnusable } from "../file-unusable.js";
import type { TableRow } from "../table.js";
import { decimalText } from "./number-format.js";
import { readXml, type XmlReader } from "./read-xml.js";
import type { Workbook } from "./workbook.js";
import { xlsxText } from "./xlsx-text.js";
import { DAMAGED, type ZipParts } from "./zip-parts.js";

/** Unpacked; it is read in pieces, so this keeps work within bounds, not memory. */
const MOST_OF_A_SHEET = 1024 ** 3;
/** Excel's last column is XFD. */
const MOST_COLUMNS = 16_384;

/** The rows of a sheet with their numbers, blank ones too where the sheet has them. */
export async function* sheetRows(
  file: string,
  parts: ZipParts,
  workbook: Workbook,
  part: string,
): AsyncGenerator<TableRow> {
  const sheet = new SheetReader(file, workbook, await workbook.texts());
  for await (const _ of readXml(file, parts.text(part, MOST_OF_A_SHEET), sheet)) {
    yield* sheet.taken();
  }
}

class SheetReader implements XmlReader {
  #rows: TableRow[] = [];
  #row = 0;
  #cells: string[] = [];
  #column = -1;
  #type = "";
  #style = 0;
  #value = "";
  #isValue = false;
  #isFormula = false;
  #isReading = false;

  constructor(
    private readonly file: string,
    private readonly workbook: Workbook,
    private readonly texts: readonly string[],
  ) {}

  taken(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  opens(name: string, { r, t, s }: Readonly<Record<string, string>>): void {
    if (name === "row") {
      this.#row = r ? Number(r) : this.#row + 1;
      this.#cells = [];
      this.#column = -1;
    } else if (name === "c") {
      this.#column = r ? columnOf(r) : this.#column + 1;
      if (!(this.#column >= 0 && this.#column < MOST_COLUMNS)) {
        throw new FileUnusable(this.file, DAMAGED);
      }
      this.#type = t ?? "n";
      this.#style = Number(s ?? 0);
      this.#value = "";
      this.#isFormula = false;
    } else if (name === "rPh") this.#isReading = true;
    else if (name === "f") this.#isFormula = true;
    this.#isValue = name === "v" || (name === "t" && !this.#isReading);
  }

  text(piece: string): void {
    if (this.#isValue) this.#value += piece;
  }

  closes(name: string): void {
    if (name === "v" || name === "t") this.#isValue = false;
    if (name === "rPh") this.#isReading = false;
    if (name === "c") {
      while (this.#cells.length < this.#column) this.#cells.push("");
      this.#cells[this.#column] = this.#shown();
    }
    if (name === "row") this.#rows.push({ row: this.#row, cells: this.#cells });
  }

  /** What the sheet shows, but for how it groups digits and writes dates. */
  #shown(): string {
    const value = this.#value;
    // A program that does not reckon wrote the formula: a text that is empty has a type.
    if (value === "") return this.#isFormula && this.#type === "n" ? "#CALC!" : "";
    if (this.#type === "s") return this.texts[Number(value)] ?? "";
    if (this.#type === "b") return value === "1" || value === "true" ? "true" : "false";
    if (this.#type !== "n") return xlsxText(value);
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    return (this.workbook.shown[this.#style] ?? decimalText)(number);
  }
}

/** `C5` is 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}
