import { describe, expect, it } from "vitest";
import { fileInMemory } from "./byte-source.js";
import { readCsvTable } from "./csv-table.js";
import { FileUnusable } from "./file-unusable.js";
import type { TableRow } from "./table.js";

async function table(content: string | Uint8Array) {
  const { file, header, rows } = await readCsvTable(fileInMemory("x.csv", content));
  const read: TableRow[] = [];
  for await (const row of rows()) read.push(row);
  return { file, header, rows: read };
}

describe("reading a CSV file", () => {
  it("numbers rows as a spreadsheet does, past blank lines and cells of several lines", async () => {
    expect(await table('Name,Text\nA,"one\ntwo"\n\n,\nB,three\n')).toEqual({
      file: "x.csv",
      header: ["Name", "Text"],
      rows: [
        { row: 2, cells: ["A", "one\ntwo"] },
        { row: 5, cells: ["B", "three"] },
      ],
    });
  });

  it("takes a byte order mark, Windows line ends and spaces around cells", async () => {
    expect(await table("\ufeffName,Stock\r\n A , 3\r\n")).toMatchObject({
      header: ["Name", "Stock"],
      rows: [{ row: 2, cells: ["A", "3"] }],
    });
  });

  it("takes quotes, commas and accents inside quoted cells", async () => {
    const { rows } = await table('Name\n"A 24"" rail, ""Étoile"""\n');
    expect(rows[0]?.cells).toEqual(['A 24" rail, "Étoile"']);
  });

  it.each([
    ["semicolons", 'Name;Text\n"A;B";"1,5, or 2"\n'],
    ["tabs", "Name\tText\nA;B\t1,5, or 2\n"],
    ["the delimiter that Excel names in a first line", 'sep=;\r\nName;Text\r\n"A;B";1,5, or 2\r\n'],
  ])("takes %s between cells", async (_what, text) => {
    expect(await table(text)).toMatchObject({
      header: ["Name", "Text"],
      rows: [{ row: 2, cells: ["A;B", "1,5, or 2"] }],
    });
  });

  it("reads the accents of Excel's plain CSV (Windows-1252) and of its Unicode text (UTF-16)", async () => {
    const windows1252 = Buffer.from("Name\nÉtoile, 5 \x80".replace(",", ""), "latin1");
    expect((await table(windows1252)).rows[0]?.cells).toEqual(["Étoile 5 €"]);
    const utf16 = Buffer.from("\ufeffName\tText\r\nÉtoile\t5 €\r\n", "utf16le");
    expect((await table(utf16)).rows[0]?.cells).toEqual(["Étoile", "5 €"]);
  });

  it("reads UTF-16 in either order, with a mark or without", async () => {
    const text = "Name\tText\r\nÉtoile\t5\r\n";
    const little = Buffer.from(text, "utf16le");
    const big = Buffer.from(little).swap16();
    for (const bytes of [little, big, Buffer.concat([Buffer.from([0xfe, 0xff]), big])]) {
      expect((await table(bytes)).rows[0]?.cells).toEqual(["Étoile", "5"]);
    }
  });

  it("takes blanks before and after quotation marks, as Vendure's files have them", async () => {
    const { header, rows } = await table(
      '"Name" , "Text", Stock\n"A, B" ,  "one\n two" , 3\n,,\nC\t,,',
    );
    expect(header).toEqual(["Name", "Text", "Stock"]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["A, B", "one\n two", "3"],
      ["C", "", ""],
    ]);
    const tabs = await table('Name\tText\tStock\n"A" \t\t3\n\t\t4\n');
    expect(tabs.rows.map(({ cells }) => cells)).toEqual([
      ["A", "", "3"],
      ["", "", "4"],
    ]);
  });

  it("passes blank lines above the names of columns", async () => {
    expect(await table("\n,,\nName,Stock\nA,1\n")).toMatchObject({
      header: ["Name", "Stock"],
      rows: [{ row: 4, cells: ["A", "1"] }],
    });
  });

  it("takes inches within a cell as they stand, and blanks without width as nothing", async () => {
    const { rows } = await table(
      'Name,Stock\nRamp 36" wide,1\n"Ramp 24"" wide",2\n\u200bA\u200b,3\n',
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Ramp 36" wide', "1"],
      ['Ramp 24" wide', "2"],
      ["A", "3"],
    ]);
  });

  it.each([
    'Name,Stock,Description\nSeat,1,"Seat 18" wide.\nFolds flat."\n',
    'Name,Description,Stock\nSeat,"Sturdy, 24" wide seat",1\n',
  ])("is refused where a cell in quotes goes on behind its end: %j", async (csv) => {
    await expect(table(csv)).rejects.toThrow(/do not pair up near line [23]/);
  });

  it("keeps a quotation that a cell begins with", async () => {
    const { rows } = await table('Name,Stock\n"""Best"" walker",1\n');
    expect(rows[0]?.cells).toEqual(['"Best" walker', "1"]);
  });

  it("is not taken for UTF-16 by a stray zero byte", async () => {
    expect((await table("Name,Stock\nA\u0000,1\n")).header).toEqual(["Name", "Stock"]);
  });

  it("ends a row at any line end, also where one file has several", async () => {
    expect((await table("Name,Stock\r\nA,1\nB,2\rC,3")).rows.map(({ cells }) => cells)).toEqual([
      ["A", "1"],
      ["B", "2"],
      ["C", "3"],
    ]);
  });

  it.each([
    ["", "it is empty"],
    ["\n\n", "it is empty"],
    ['Name\n"never closed', "its quotation marks do not pair up"],
  ])("refuses %j and says why", async (text, why) => {
    await expect(table(text)).rejects.toThrow(FileUnusable);
    await expect(table(text)).rejects.toThrow(`x.csv: ${why}`);
    await expect(table(text)).rejects.not.toThrow(/Quote Not Closed/);
  });
});
