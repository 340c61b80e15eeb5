import { describe, expect, it } from "vitest";
import { FileUnusable } from "./file-unusable";
import { csvTable, readCsvTable } from "./read-csv-table";

const table = (text: string) => csvTable("x.csv", Buffer.from(text));

describe("reading a CSV file", () => {
  it("numbers rows as a spreadsheet does, past blank lines and cells of several lines", () => {
    expect(table('Name,Text\nA,"one\ntwo"\n\n,\nB,three\n')).toEqual({
      file: "x.csv",
      header: ["Name", "Text"],
      rows: [
        { row: 2, cells: ["A", "one\ntwo"] },
        { row: 5, cells: ["B", "three"] },
      ],
    });
  });

  it("takes a byte order mark, Windows line ends and spaces around cells", () => {
    expect(table("\ufeffName,Stock\r\n A , 3\r\n")).toMatchObject({
      header: ["Name", "Stock"],
      rows: [{ row: 2, cells: ["A", "3"] }],
    });
  });

  it("takes quotes, commas and accents inside quoted cells", () => {
    expect(table('Name\n"A 24"" rail, ""Étoile"""\n').rows[0]?.cells).toEqual([
      'A 24" rail, "Étoile"',
    ]);
  });

  it.each([
    ["", "it is empty"],
    ["\n\n", "it is empty"],
    ['Name\n"never closed', "its quotation marks do not pair up"],
    ["Name;Stock\nA;3", "its columns are separated by semicolons"],
    ["Name\tStock\nA\t3", "its columns are separated by tabs"],
  ])("refuses %j and says why", (text, why) => {
    expect(() => table(text)).toThrow(FileUnusable);
    expect(() => table(text)).toThrow(`x.csv: ${why}`);
  });

  it("refuses text that is not UTF-8 instead of showing wrong accents", () => {
    const windows1252 = Buffer.from([0x4e, 0x0a, 0xc9, 0x74, 0x6f]);
    expect(() => csvTable("x.csv", windows1252)).toThrow('save it as "CSV UTF-8');
  });

  it("names a file that is not there", async () => {
    await expect(readCsvTable("/nowhere/p.csv")).rejects.toThrow(
      "p.csv: it cannot be read (there is no such file). Looked for it at /nowhere/p.csv.",
    );
  });
});
