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

  it.each([
    ["", "it is empty"],
    ["\n\n", "it is empty"],
    ['Name\n"never closed', "its quotation marks do not pair up"],
  ])("refuses %j and says why", async (text, why) => {
    await expect(table(text)).rejects.toThrow(FileUnusable);
    await expect(table(text)).rejects.toThrow(`x.csv: ${why}`);
  });
});
