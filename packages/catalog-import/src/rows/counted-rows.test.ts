import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { TABLE_FORMATS } from "@eldercare/contracts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { writeTable } from "../export/write-table.js";
import { fileInMemory } from "../table/byte-source.js";
import { choiceKey } from "../table/column-choices.js";
import { openProductFile } from "./open-product-file.js";

const HEADER = ["Code", "Handle", "Nom", "Prix", "Taille", "Poids", "On hand", "Photo", "Status"];
const CHOSEN = ["SKU", "Slug", "Name", "Price", "option:Size", "Weight (kg)", "", "Images", ""];

/** Cells as people leave them: right, wrong, blank, or the error of a formula. */
const cell = fc.constantFrom(
  "",
  "a",
  "b-1",
  "12.50",
  "1 299,00 $",
  "#REF!",
  "=1+1",
  "x.jpg",
  "yes",
);
const rows = fc.array(fc.array(cell, { minLength: HEADER.length, maxLength: HEADER.length }), {
  maxLength: 12,
});

it("every row of a list whose columns people named is loaded or named, once, as workbook or text", async () => {
  const choices = new Map(HEADER.map((name, at) => [choiceKey(name), CHOSEN[at] ?? ""]));
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(...TABLE_FORMATS), async (given, format) => {
      const output = new PassThrough();
      const [bytes] = await Promise.all([
        buffer(output),
        writeTable(output, [HEADER, ...given], { format, sheet: "Products" }),
      ]);
      const opened = await openProductFile(fileInMemory("p", bytes), "en", () => choices);
      const counted: number[] = [];
      for await (const { row, rows: all, read, errors } of opened.rows()) {
        counted.push(...all.map((each) => each.row));
        expect(read !== undefined || errors.some((error) => error.row >= row)).toBe(true);
      }
      const filled = given.flatMap((cells, at) => (cells.some(Boolean) ? at + 2 : []));
      expect(counted.sort((a, b) => a - b)).toEqual(filled);
    }),
    { numRuns: 25 },
  );
});
