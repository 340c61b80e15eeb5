import { FileUnusable } from "../file-unusable.js";
import { decimalText, type ShownNumber, shownNumber } from "./number-format.js";
import { readWholeXml } from "./read-xml.js";
import { xlsxText } from "./xlsx-text.js";
import { DAMAGED, type ZipParts } from "./zip-parts.js";

/** Of parts that say how a workbook is made: far more than any has. */
const MOST_OF_A_PART = 20 * 1024 ** 2;
/** Texts that cells share are held while rows are read. */
const MOST_TEXTS = 200 * 1024 ** 2;

/** A sheet that people see. */
export interface Sheet {
  name: string;
  part: string;
}

/** What the rows of a workbook's sheets need. */
export interface Workbook {
  sheets: readonly Sheet[];
  /** How numbers are shown, by the style of their cell. */
  shown: readonly ShownNumber[];
  /** Texts that cells share, by their number. */
  texts(): Promise<readonly string[]>;
}

/** Throws {@link FileUnusable} where it is no workbook of Excel's. */
export async function openWorkbook(file: string, parts: ZipParts): Promise<Workbook> {
  const root = await relations(file, parts, "");
  const main = root.find(({ type }) => type.endsWith("/officeDocument"))?.target;
  if (!main || !parts.has(main)) throw new FileUnusable(file, DAMAGED);
  const related = await relations(file, parts, main);
  const partOf = (kind: string) => related.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  const sheets: Sheet[] = [];
  let startsIn1904 = false;
  await readWholeXml(file, parts.text(main, MOST_OF_A_PART), {
    opens(name, attributes) {
      if (name === "workbookPr") startsIn1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      if (name !== "sheet" || (attributes.state ?? "visible") !== "visible") return;
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1];
      const sheet = related.find((each) => each.id === id && each.type.endsWith("/worksheet"));
      if (sheet) sheets.push({ name: attributes.name ?? "", part: sheet.target });
    },
  });
  const styles = partOf("styles");
  const strings = partOf("sharedStrings");
  let texts: Promise<readonly string[]> | undefined;
  return {
    sheets,
    shown: styles ? await numberFormats(file, parts, styles, startsIn1904) : [],
    texts() {
      texts ??= strings ? sharedTexts(file, parts, strings) : Promise.resolve([]);
      return texts;
    },
  };
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

/** What a part refers to; those of the whole file where `part` is empty. */
async function relations(file: string, parts: ZipParts, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const found: Relation[] = [];
  if (!parts.has(name)) return found;
  await readWholeXml(file, parts.text(name, MOST_OF_A_PART), {
    opens(element, { Id = "", Type = "", Target = "" }) {
      if (element !== "Relationship") return;
      const { pathname } = new URL(Target, `file:///${folder}`);
      found.push({ id: Id, type: Type, target: decodeURIComponent(pathname.slice(1)) });
    },
  });
  return found;
}

async function numberFormats(
  file: string,
  parts: ZipParts,
  part: string,
  startsIn1904: boolean,
): Promise<ShownNumber[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isOfCells = false;
  await readWholeXml(file, parts.text(part, MOST_OF_A_PART), {
    opens(name, { numFmtId, formatCode }) {
      if (name === "cellXfs") isOfCells = true;
      if (name === "numFmt") codes.set(Number(numFmtId), formatCode ?? "");
      if (name === "xf" && isOfCells) formats.push(Number(numFmtId ?? 0));
    },
    closes(name) {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return formats.map((id) =>
    id === 0 ? decimalText : shownNumber({ id, code: codes.get(id) }, startsIn1904),
  );
}

async function sharedTexts(file: string, parts: ZipParts, part: string): Promise<string[]> {
  const texts: string[] = [];
  let text = "";
  let isText = false;
  let isReading = false;
  await readWholeXml(file, parts.text(part, MOST_TEXTS), {
    opens(name) {
      if (name === "si") text = "";
      // How a word is read aloud, beside it in Japanese.
      if (name === "rPh") isReading = true;
      isText = name === "t" && !isReading;
    },
    text(piece) {
      if (isText) text += piece;
    },
    closes(name) {
      if (name === "t") isText = false;
      if (name === "rPh") isReading = false;
      if (name === "si") texts.push(xlsxText(text));
    },
  });
  return texts;
}
