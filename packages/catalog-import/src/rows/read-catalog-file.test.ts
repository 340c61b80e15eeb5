import { describe, expect, it } from "vitest";
import { fileInMemory } from "../table/byte-source.js";
import { PRODUCT_FILE } from "./open-product-file.js";
import { readCatalogFile } from "./read-catalog-file.js";
import { rowErrorLine } from "./row-error.js";

const products = (text: string) =>
  readCatalogFile(fileInMemory("products.csv", text), PRODUCT_FILE);

describe("reading a file of products", () => {
  it("reads every kind of cell", async () => {
    const { rows, errors } = await products(
      "SKU,Name,Slug,Category,Original Price,Discount %,On hand,Featured,Rating,Review Count,Images,Image Alt,spec:Width,spec:Care\n" +
        "A-1,Cane,cane,Mobility Aids,$39.95,10,5,yes,4.5,12,a.jpg|b.jpg,Front|Side,5 cm,Wipe\n",
    );
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      {
        row: 2,
        blank: [],
        sku: "A-1",
        name: "Cane",
        slug: "cane",
        category: "Mobility Aids",
        originalCents: 3995,
        discountPercentage: 10,
        onHand: 5,
        featured: true,
        rating: 4.5,
        reviewCount: 12,
        images: [
          { file: "a.jpg", alt: "Front" },
          { file: "b.jpg", alt: "Side" },
        ],
        specs: [
          { name: "Width", value: "5 cm" },
          { name: "Care", value: "Wipe" },
        ],
      },
    ]);
  });

  it("finds the names of columns below a title, and says so", async () => {
    for (const [title, between] of [
      ["Spring list", ","],
      ["Spring list", ";"],
    ]) {
      const lines = [title, "", "SKU,Name,On hand", "A-1,Cane,4"].join("\n");
      const { header, rows, warnings } = await products(lines.replaceAll(",", String(between)));
      expect(header).toEqual(["SKU", "Name", "On hand"]);
      expect(rows).toMatchObject([{ row: 4, sku: "A-1", onHand: 4 }]);
      expect(warnings).toEqual([
        "products.csv: The column names are in row 3; what stands above, from row 1, was left out.",
      ]);
    }
  });

  it("takes a bar code from the first of its columns that has one", async () => {
    const { rows, warnings } = await products(
      "SKU,UPC,EAN\nA-1,628110000116,\nA-2,,4006381333931\nA-3,628110000123,4006381333932\n",
    );
    expect(warnings).toEqual([]);
    expect(rows.map(({ barcode }) => barcode)).toEqual([
      "628110000116",
      "4006381333931",
      "628110000123",
    ]);
  });

  it("passes over the names of columns that a printed list repeats on each page", async () => {
    const { rows, errors } = await products(
      "SKU,Name,On hand\nA-1,Cane,4\nSKU,NAME,On hand\nA-2,Rail,5\n",
    );
    expect(errors).toEqual([]);
    expect(rows.map(({ row, sku }) => [row, sku])).toEqual([
      [2, "A-1"],
      [4, "A-2"],
    ]);
  });

  it("takes numbers as French spreadsheets write them, whatever stands between cells", async () => {
    const tabs = await products(
      "SKU\tWeight (kg)\tOn hand\tOriginal Price\nA\t6,5\t1 200\t1 299,50 $\nB\t7,255\t1\u202f200\t5\n",
    );
    expect(tabs.rows).toMatchObject([
      { sku: "A", weight: 6500, onHand: 1200, originalCents: 129_950 },
      { sku: "B", weight: 7255, onHand: 1200, originalCents: 500 },
    ]);
    // Seven kilograms, or seven thousand? Nothing in the file says it.
    const unclear = await products("SKU\tWeight (kg)\nB\t7,255\n");
    expect(unclear.errors).toMatchObject([{ row: 2, column: "Weight (kg)", value: "7,255" }]);
    const { rows, errors } = await products(
      "SKU;Weight (kg);Original Price\nA;7,255;5,00\nB;1 200,5;5\n",
    );
    expect(rows.map(({ weight }) => weight)).toEqual([7255]);
    expect(errors).toMatchObject([{ row: 3, column: "Weight (kg)", value: "1 200,5" }]);
    expect((await products("SKU,Weight (g)\nA,1 200 g\n")).rows).toMatchObject([{ weight: 1200 }]);
  });

  it("refuses a SKU that a spreadsheet has rounded, as it does a bar code", async () => {
    const { rows, errors } = await products("SKU,Barcode\n6.2811E+11,\nA,6.2811E+11\n1E5,\n");
    expect(rows.map(({ sku }) => sku)).toEqual(["1E5"]);
    expect(errors.map(({ reason }) => reason)).toEqual([
      "A spreadsheet program has rounded it.",
      "A spreadsheet program has rounded it.",
    ]);
  });

  it("leaves out what is blank or has no column", async () => {
    const { rows } = await products("SKU,On hand,Name\nA-1,,Cane\n");
    expect(rows).toEqual([{ row: 2, sku: "A-1", name: "Cane", blank: ["onHand"] }]);
  });

  it("names file, row, column, value, reason and fix of every bad cell, and keeps the good rows", async () => {
    const { rows, errors } = await products(
      "SKU,Original Price,On hand\nA-1,12.345,many\nA-2,5.00,1\n",
    );
    expect(rows.map(({ sku }) => sku)).toEqual(["A-2"]);
    expect(errors.map(rowErrorLine)).toEqual([
      'products.csv, row 2, "Original Price" is "12.345": It has parts of a cent. Write dollars with at most two decimals, like 129.95.',
      'products.csv, row 2, "On hand" is "many": It is not a whole number. Write a whole number from 0 to 1000000.',
    ]);
  });

  it("refuses no goods for a bar code that an earlier row has: whose it is shows when all are compared with the shop", async () => {
    const { rows, errors } = await products(
      "SKU,Slug,Barcode,Option 1 Name,Option 1 Value\nA-1,cane,111,,\nA-2,rail,'111,,\nG-L,glove,222,Size,L\nG-M,glove,222,,M\n",
    );
    expect(rows.map(({ sku, barcode }) => [sku, barcode])).toEqual([
      ["A-1", "111"],
      ["A-2", "111"],
      ["G-L", "222"],
    ]);
    expect(errors).toEqual([]);
  });

  it("finds the specification that is too long", async () => {
    const { errors } = await products(`SKU,spec:A,spec:B\nA-1,,${"x".repeat(501)}\n`);
    expect(errors[0]).toMatchObject({ column: "spec:B", reason: "It has 501 characters." });
  });

  it("refuses the second of two rows with one SKU, even where the first is bad", async () => {
    const { rows, errors } = await products("SKU,On hand\nA-1,x\na-1,2\nA-2,3\n");
    expect(rows.map(({ sku }) => sku)).toEqual(["A-2"]);
    expect(errors.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [2, "On hand", "It is not a whole number."],
      [3, "SKU", "It is in row 2 already."],
    ]);
  });

  it("wants one alternative text for each picture", async () => {
    const { errors } = await products("SKU,Images,Image Alt\nA-1,a.jpg|b.jpg,Front\n");
    expect(errors[0]).toMatchObject({
      column: "Image Alt",
      value: "Front",
      reason: "There is 1 text for 2 pictures.",
    });
  });

  it("understands the column Stock of older files as what is on hand", async () => {
    const { rows, warnings } = await products("SKU,Stock\nA-1,3\n");
    expect(rows).toMatchObject([{ sku: "A-1", onHand: 3 }]);
    expect(warnings).toEqual([]);
  });

  it("refuses more than five pictures", async () => {
    const { errors } = await products("SKU,Images\nA-1,1.jpg|2.jpg|3.jpg|4.jpg|5.jpg|6.jpg\n");
    expect(errors[0]?.reason).toBe("It names 6 pictures.");
  });

  it("refuses a row that names nothing, and a row with too many cells", async () => {
    const { errors } = await products("SKU,On hand\n,3\nA-1,3,4\n");
    expect(errors.map(({ row, reason }) => [row, reason])).toEqual([
      [2, "It has neither SKU nor slug nor name."],
      [3, 'It has more cells than there are columns (the first is "4").'],
    ]);
  });
});
