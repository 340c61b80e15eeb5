import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { fileInMemory } from "./byte-source.js";
import { openTable } from "./open-table.js";
import type { TableRow } from "./table.js";
import { writeXlsx } from "./write-xlsx.js";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

interface Given {
  sheets?: readonly { name: string; state?: string; rows: string }[];
  /** Codes of number formats; the style of a cell is its place here, from 1. */
  formats?: readonly string[];
  texts?: string;
  date1904?: boolean;
}

/** A workbook as other programs write it: shared texts, styles, absolute and relative names of parts. */
async function workbook({ sheets = [], formats = [], texts = "", date1904 }: Given) {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name);
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${TYPES}/${kind}" Target="${target}"/>`;
  add(
    "_rels/.rels",
    `<Relationships>${relation("a", "officeDocument", "/xl/workbook.xml")}</Relationships>`,
  );
  add(
    "xl/workbook.xml",
    `<x:workbook xmlns:x="${MAIN}" xmlns:r="${TYPES}"><x:workbookPr${date1904 ? ' date1904="1"' : ""}/><x:sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<x:sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"${state ? ` state="${state}"` : ""}/>`,
      )
      .join("")}</x:sheets></x:workbook>`,
  );
  add(
    "xl/_rels/workbook.xml.rels",
    `<Relationships>${sheets.map((_, at) => relation(`s${at}`, "worksheet", `worksheets/sheet${at + 1}.xml`)).join("")}${relation("st", "styles", "styles.xml")}${relation("sh", "sharedStrings", "/xl/sharedStrings.xml")}</Relationships>`,
  );
  add(
    "xl/styles.xml",
    `<styleSheet xmlns="${MAIN}"><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', "&quot;")}"/>`).join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join("")}<xf numFmtId="14"/></cellXfs></styleSheet>`,
  );
  add("xl/sharedStrings.xml", `<sst xmlns="${MAIN}">${texts}</sst>`);
  for (const [at, { rows }] of sheets.entries()) {
    add(
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    );
  }
  zip.end();
  return buffer(zip.outputStream);
}

async function read(bytes: Uint8Array, sheets: readonly string[] = []) {
  const { header, notes, rows } = await openTable(fileInMemory("x.xlsx", bytes), sheets);
  const read: TableRow[] = [];
  for await (const row of rows()) read.push(row);
  return { header, notes, rows: read };
}

const number = (style: number, value: number | string) => `<c s="${style}"><v>${value}</v></c>`;
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const sheetOf = (...rows: string[]) => [
  { name: "Sheet1", rows: rows.map((cells) => `<row>${cells}</row>`).join("") },
];

/** The cells of one row below a heading. */
async function cells(given: Given, row: string) {
  const { rows } = await read(
    await workbook({ ...given, sheets: sheetOf(inline("Heading"), row) }),
  );
  return rows[0]?.cells;
}

describe("reading an Excel workbook", () => {
  it("numbers rows as the sheet does, past blank ones, and takes cells from their columns", async () => {
    const bytes = await workbook({
      texts:
        "<si><t>SKU</t></si><si><r><t>Oak </t></r><r><t xml:space='preserve'>cane</t></r><rPh><t>o-ku</t></rPh></si>",
      sheets: [
        {
          name: "Sheet1",
          rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2" s="0"/></row><row r="5"><c r="B5" t="str"><f>A1</f><v>b</v></c><c r="C5" t="s"><v>1</v></c></row>',
        },
      ],
    });
    expect(await read(bytes)).toEqual({
      header: ["SKU", "", "Name"],
      notes: [],
      rows: [{ row: 5, cells: ["", "b", "Oak cane"] }],
    });
  });

  it("takes numbers as the sheet shows them, and no digit of a bar code is lost", async () => {
    const formats = ["00000", '"CANE-"000', "000-000", "0.00", '"$"#,##0', "0%", "0.00E+00"];
    expect(
      await cells(
        { formats },
        [
          number(1, 123),
          number(2, 42),
          number(3, 1234567),
          number(4, 44.955),
          number(5, 1299.5),
          number(6, 0.15),
          number(7, 6291041500213),
          number(0, "6.291041500213E+12"),
          number(0, 0.1 + 0.2),
        ].join(""),
      ),
    ).toEqual([
      ...["00123", "CANE-042", "1234-567", "44.96", "1299.5", "15%"],
      ...["6291041500213", "6291041500213", "0.3"],
    ]);
  });

  it("writes dates as 2026-03-31, in either of Excel's calendars", async () => {
    const formats = ["d/m/yyyy", "[$-409]mmm d, yyyy h:mm AM/PM;@", "h:mm"];
    const row = [number(1, 46112), number(2, 46112.5625), number(3, 0.5625), number(4, 46112)];
    const shown = ["2026-03-31", "2026-03-31 13:30", "13:30", "2026-03-31"];
    expect(await cells({ formats }, row.join(""))).toEqual(shown);
    const early = [number(1, 46112 - 1462), number(2, 46112.5625 - 1462)];
    expect(await cells({ formats, date1904: true }, early.join(""))).toEqual(shown.slice(0, 2));
  });

  it("takes what formulas gave, their errors too, and yes and no", async () => {
    const row =
      '<c><f>1+1</f></c><c t="str"><f>A1</f><v></v></c><c t="e"><f>A9</f><v>#REF!</v></c><c t="b"><v>1</v></c><c><f>2*2</f><v>4</v></c><c t="str"><v>_x000D_\n_x005F_x0041_ </v></c>';
    expect(await cells({}, row)).toEqual(["#CALC!", "", "#REF!", "true", "4", "_x0041_"]);
  });

  it("takes the sheet that is called like what is loaded, else the first that is not hidden, and names the others", async () => {
    const row = (text: string) => `<row r="1">${inline(text)}</row>`;
    const sheets = [
      { name: "Lists", state: "hidden", rows: row("hidden") },
      { name: "Notes", rows: row("notes") },
      { name: "products ", rows: row("sku") },
    ];
    const bytes = await workbook({ sheets });
    const { header, notes } = await read(bytes, ["Products"]);
    expect(header).toEqual(["sku"]);
    expect(notes).toEqual(['The sheet "products " was read. Not read: "Notes".']);
    expect((await read(bytes, ["Slides"])).header).toEqual(["notes"]);
  });

  it("passes blank rows above the names of columns", async () => {
    const rows = `<row r="1"><c/></row><row r="3">${inline("SKU")}</row><row r="4">${inline("A")}</row>`;
    const { header, rows: found } = await read(await workbook({ sheets: [{ name: "S", rows }] }));
    expect(header).toEqual(["SKU"]);
    expect(found).toEqual([{ row: 4, cells: ["A"] }]);
  });

  it("takes away the apostrophes of our CSV files that somebody saved as a workbook", async () => {
    expect(await cells({}, `${inline("'- folds")}${inline("'tis")}`)).toEqual(["- folds", "'tis"]);
  });
});

describe("files that are no workbook or hold too much", () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const zipOf = async (name: string, content = "x") => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(content), name);
    zip.end();
    return buffer(zip.outputStream);
  };

  it.each([
    ["an old workbook", Buffer.from(compound), "it is an old Excel workbook (.xls)"],
    [
      "a locked one",
      Buffer.concat([Buffer.from(compound), Buffer.from("EncryptedPackage", "utf16le")]),
      "it is locked by a password",
    ],
    ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "it is a picture"],
    ["a damaged one", Buffer.from("PK\u0003\u0004abc"), "it is damaged"],
    ["a zip file", zipOf("products.csv"), "it is a zip file"],
    ["LibreOffice's own", zipOf("mimetype"), "it is a file of LibreOffice"],
    ["a binary one", zipOf("xl/workbook.bin"), "it is a binary Excel workbook"],
  ])("says what %s is and what to do", async (_what, bytes, why) => {
    await expect(read(await bytes)).rejects.toThrow(`x.xlsx: ${why}`);
  });

  it("unpacks no part that is far larger than any workbook's", async () => {
    const styles = `<styleSheet>${" ".repeat(21 * 1024 ** 2)}</styleSheet>`;
    const bomb = await workbook({ sheets: sheetOf(inline("SKU")) });
    expect(bomb.length).toBeLessThan(5000);
    const zip = new ZipFile();
    const relation = `<Relationship Id="a" Type="${TYPES}/officeDocument" Target="w.xml"/>`;
    zip.addBuffer(Buffer.from(`<Relationships>${relation}</Relationships>`), "_rels/.rels");
    zip.addBuffer(Buffer.from(styles), "w.xml");
    zip.end();
    const packed = await buffer(zip.outputStream);
    expect(packed.length).toBeLessThan(100_000);
    await expect(read(packed)).rejects.toThrow("one of its parts unpacks to 22 MB");
  });

  it("expands no entities of its own", async () => {
    const bytes = await workbook({
      sheets: [{ name: "S", rows: "<row><c t='str'><v>&lol;</v></c></row>" }],
    });
    await expect(read(bytes)).rejects.toThrow("it is damaged");
  });

  it("names a sheet in which nothing stands", async () => {
    const bytes = await workbook({ sheets: [{ name: "S", rows: '<row r="3"><c/></row>' }] });
    await expect(read(bytes)).rejects.toThrow('its sheet "S" is empty');
  });
});

describe("writing an Excel workbook", () => {
  const written = async (rows: string[][]) => {
    const output = new PassThrough();
    const numbers = new Set(["Price"]);
    const [bytes] = await Promise.all([
      buffer(output),
      writeXlsx(output, rows, { sheet: "Products", numbers }),
    ]);
    return bytes;
  };

  it("keeps every text as it is, and numbers as numbers", async () => {
    const rows = [
      ["SKU", "Name", "Price"],
      ["00123", "=1+1", "129.90"],
      ["'-x", 'a <b> & "c"\n_x000D_ \u0007', ""],
      ["6291041500213", "Étoile 🦯", "n/a"],
    ];
    const { header, rows: back } = await read(await written(rows));
    expect(header).toEqual(rows[0]);
    expect(back.map(({ cells }) => cells)).toEqual([
      ["00123", "=1+1", "129.9"],
      ["'-x", 'a <b> & "c"\n_x000D_ \u0007'],
      ["6291041500213", "Étoile 🦯", "n/a"],
    ]);
  });

  it("ends with the error of what gives the rows", async () => {
    async function* rows() {
      yield ["SKU"];
      throw new Error("the database is gone");
    }
    const output = new PassThrough();
    output.resume();
    await expect(writeXlsx(output, rows(), { sheet: "x" })).rejects.toThrow("database is gone");
  });
});
