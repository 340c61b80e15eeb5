import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileInMemory } from "../table/byte-source.js";
import { PRODUCT_FILE } from "./open-product-file.js";
import { readCatalogFile } from "./read-catalog-file.js";

async function read(lines: readonly string[]) {
  const file = await readCatalogFile(fileInMemory("p.csv", lines.join("\r\n")), PRODUCT_FILE);
  return { ...file, rows: file.rows.map(({ blank: _blank, ...row }) => row) };
}

const rail = {
  slug: "grab-bar",
  name: "Grab Bar",
  description: "Firm & light.\n\nScrews included.",
  originalCents: 4995,
  saleCents: 3995,
  onHand: 12,
  sku: "GB-1",
  category: "Bathroom Safety",
  status: "published",
  images: [
    { file: "https://cdn.example/a.jpg", alt: "Front" },
    { file: "https://cdn.example/b.jpg", alt: "Side" },
  ],
};
const BODY = "<p>Firm &amp; light.</p><p>Screws included.</p>";

describe("product exports of other shops", () => {
  it("are read from Shopify's older columns, pictures of further rows and HTML included", async () => {
    const { rows, errors, warnings } = await read([
      "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status",
      `grab-bar,Grab Bar,"${BODY}",Acme,Bathroom Safety,"a, b",TRUE,Title,Default Title,GB-1,900,12,39.95,49.95,https://cdn.example/a.jpg,1,Front,active`,
      "grab-bar,,,,,,,,,,,,,,https://cdn.example/b.jpg,2,Side,",
      "stool,Shower Stool,Plain.,Acme,Bathroom Safety,,FALSE,Title,Default Title,ST-1,,3,25.00,0.00,,,,draft",
    ]);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { row: 2, ...rail, brand: "Acme", tags: ["a", "b"] },
      { row: 4, sku: "ST-1", originalCents: 2500, saleCents: null, status: "draft" },
    ]);
    expect(warnings[0]).toContain(
      "This is a product export of Shopify. Read: Handle as Slug, Title as Name, Body (HTML) as Description, Vendor as Brand, Type as Category, Tags,",
    );
    expect(warnings[0]).toContain("Published as Status");
  });

  it("are read from Shopify's columns of today", async () => {
    const { rows, errors } = await read([
      "Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL,Image position,Image alt text",
      `Grab Bar,grab-bar,"${BODY}",Acme,Bathroom Safety,TRUE,Active,GB-1,Title,Default Title,39.95,49.95,12,https://cdn.example/a.jpg,1,Front`,
      ",grab-bar,,,,,,,,,,,,https://cdn.example/b.jpg,2,Side",
    ]);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ row: 2, ...rail }]);
  });

  it("are read from Medusa's columns, with numbered pictures", async () => {
    const { rows, errors } = await read([
      "Product Id,Product Handle,Product Title,Product Description,Product Status,Product Category 1,Product Tag 1,Product Tag 2,Product Image 1,Product Image 2,Variant SKU,Variant Price CAD,Variant Price USD",
      'prod_1,grab-bar,Grab Bar,Firm.,published,Bathroom Safety,bath,"safe, sound",https://cdn.example/a.jpg,https://cdn.example/b.jpg,GB-1,39.95,30',
    ]);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      {
        slug: "grab-bar",
        name: "Grab Bar",
        tags: ["bath", "safe, sound"],
        sku: "GB-1",
        originalCents: 3995,
        images: [{ file: "https://cdn.example/a.jpg" }, { file: "https://cdn.example/b.jpg" }],
      },
    ]);
  });

  it("are read from Vendure's columns: pictures in one cell, the category among the facets", async () => {
    const { rows, errors, warnings } = await read([
      "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets",
      `Grab Bar,grab-bar,"${BODY}",a.jpg|b.jpg,category:Safety|brand:Acme|Category:Bathroom Safety,,,GB-1,49.95,standard,12,false,,`,
      "Shower Stool,,A stool.,https://cdn.example/s.jpg,brand:Acme,,,ST-1,25,standard,3,true,,",
    ]);
    const { status: _status, saleCents: _saleCents, ...same } = rail;
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      {
        row: 2,
        ...same,
        brand: "Acme",
        images: [{ file: "a.jpg" }, { file: "b.jpg" }],
      },
      { row: 3, name: "Shower Stool", sku: "ST-1", originalCents: 2500, onHand: 3 },
    ]);
    expect(rows[1]?.category).toBeUndefined();
    expect(warnings).toEqual([
      "p.csv: This is a product import of Vendure. Read: name, slug, description, assets as Images, facets as Category, sku, price, stockOnHand as On hand, variantAssets as Variant Images, optionGroups, optionValues. Left out: taxCategory, trackInventory, variantFacets.",
    ]);
  });

  it("have the variants that Vendure writes in rows without a name", async () => {
    const { rows, errors } = await read([
      "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory",
      "Cane,cane,A cane.,cane.jpg,category:Canes,Size|Grip,S|Cork,C-S,20,standard,5,true",
      ",,,,,,L|Foam,C-L,22,standard,5,true",
    ]);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      {
        sku: "C-S",
        options: [
          { name: "Size", value: "S" },
          { name: "Grip", value: "Cork" },
        ],
        variants: [
          {
            row: 3,
            sku: "C-L",
            originalCents: 2200,
            options: [
              { name: "", value: "L" },
              { name: "", value: "Foam" },
            ],
          },
        ],
      },
    ]);
  });

  it("are not taken for Vendure's by one column that other shops have too", async () => {
    const { warnings } = await read(["sku,name,track_inventory", "A-1,Cane,true"]);
    expect(warnings.join()).not.toContain("Vendure");
  });

  it("have the variants of Shopify's further rows", async () => {
    const { rows, errors } = await read([
      "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Barcode,Image Src,Variant Image",
      "cane,Cane,A cane.,Size,S,C-S,400,20,'0123,https://cdn.example/a.jpg,https://cdn.example/a.jpg",
      "cane,,,,L,C-L,450,22,,https://cdn.example/b.jpg,",
    ]);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      {
        sku: "C-S",
        weight: 400,
        barcode: "0123",
        images: [{ file: "https://cdn.example/a.jpg" }, { file: "https://cdn.example/b.jpg" }],
        variantImages: [{ file: "https://cdn.example/a.jpg" }],
        variants: [{ row: 3, sku: "C-L", weight: 450, originalCents: 2200 }],
      },
    ]);
  });

  it("are taken with all rows of a product or none, and each row is named", async () => {
    const { rows, errors } = await read([
      "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src",
      "cane,Cane,Size,S,C-S,20,https://cdn.example/a.jpg",
      "cane,,,L,C-L,twenty,",
      "cane,,,,,,https://cdn.example/b.jpg",
      "rail,Rail,,,R-1,30,",
    ]);
    expect(rows).toMatchObject([{ sku: "R-1" }]);
    expect(errors.map(({ row, reason }) => [row, reason])).toEqual([
      [3, "It is not an amount of money."],
      [2, "It belongs to the product of row 3, which has an error."],
      [4, "It belongs to the product of row 3, which has an error."],
    ]);
  });
});

describe("what a row of another shop's file holds", () => {
  it("is a variant too without a SKU", async () => {
    const { rows, errors } = await read([
      "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position",
      "cane,Cane,A cane.,Size,S,C-S,20,https://cdn.example/a.jpg,1",
      "cane,,,,L,,22,,",
      "cane,,,,,,,https://cdn.example/b.jpg,2",
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.images).toHaveLength(2);
    expect(errors).toEqual([]);
    expect(rows[0]?.variants).toMatchObject([{ row: 3, options: [{ value: "L" }] }]);
  });

  it("is loaded or named, whatever it is", async () => {
    const cell = fc.constantFrom("", "", "S", "L");
    const row = fc.record({
      handle: fc.constantFrom("a", "b"),
      option: cell,
      sku: cell,
      image: cell,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (given) => {
        const lines = given.map(
          ({ handle, option, sku, image }, index) =>
            `${handle},T,${option},${sku && `${sku}${index}`},9,${image && `https://x.example/${index}.jpg`}`,
        );
        const { rows, errors } = await read([
          "Handle,Title,Option1 Value,Variant SKU,Variant Price,Image Src",
          ...lines,
        ]);
        const named = new Set(errors.map((error) => error.row));
        const loaded = JSON.stringify(rows);
        let first = 2;
        for (const [index, { handle, sku, image, option }] of given.entries()) {
          if (handle !== given[index - 1]?.handle) first = index + 2;
          if (named.has(index + 2)) continue;
          expect(rows.map(({ row }) => row)).toContain(first);
          if (option) expect(loaded).toContain(`"${option}"`);
          if (sku) expect(loaded).toContain(`"${sku}${index}"`);
          // More pictures than a product may have are left out with a note.
          const isFull = rows.some(({ row, notes }) => row === first && notes);
          if (image && !isFull) expect(loaded).toContain(`https://x.example/${index}.jpg`);
        }
      }),
    );
  });

  it("has the category that stands in the first of its columns that is not blank", async () => {
    const { rows } = await read([
      "Handle,Title,Product Category,Type,Custom Product Type,Option1 Name,Variant SKU,Variant Price",
      "a,Cane,Health > Mobility,Canes,,Title,C-1,25",
      "b,Stick,Health > Mobility,,Sticks,Title,C-2,25",
      "c,Rail,Health > Mobility,,,Title,C-3,25",
    ]);
    expect(rows.map(({ category }) => category)).toEqual(["Canes", "Sticks", "Health > Mobility"]);
  });

  it("has no sale where the price to compare with is the lower one", async () => {
    const { rows, errors } = await read([
      "Handle,Title,Variant SKU,Variant Price,Variant Compare At Price,Image Src",
      "cane,Cane,C-1,25.00,20.00,",
    ]);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ originalCents: 2500, saleCents: null }]);
  });
});

describe("a row of our own format", () => {
  it("is refused where a formula failed, a name has HTML, or a price is nothing", async () => {
    const { errors } = await read([
      "SKU,Name,Original Price",
      "A-1,#REF!,#N/A",
      "A-2,<b>Cane</b>,20",
      "A-3,Cane,0.00",
    ]);
    expect(errors.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [2, "Name", "It is the error of a formula, not a value."],
      [2, "Original Price", "It is the error of a formula, not a value."],
      [3, "Name", "It has HTML tags in it."],
      [4, "Original Price", "A price of 0.00 gives the product away."],
    ]);
  });

  it("has the text of a description that is HTML, and says so", async () => {
    const { rows } = await read([
      "SKU,Description",
      `A-1,"${BODY}"`,
      "A-2,For doors < 80 cm and > 60 cm.",
    ]);
    expect(rows).toMatchObject([
      { description: rail.description, notes: ['"Description" was HTML; its text was taken.'] },
      { description: "For doors < 80 cm and > 60 cm." },
    ]);
  });
});

describe("prices of French-Canadian spreadsheets", () => {
  it("have a comma for their point where semicolons stand between cells", async () => {
    const { rows, errors } = await read([
      "SKU;Name;Original Price;Sale Price;Rating",
      "A-1;Étoile;1 299,50 $;1099,00;4,5",
    ]);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ originalCents: 129_950, saleCents: 109_900, rating: 4.5 }]);
  });

  it("are understood in any file: two digits after a comma are cents, three are thousands", async () => {
    const { rows, errors } = await read([
      "SKU,Original Price,Sale Price",
      'A-1,"1,299","12,50 $"',
      "A-2,CA$1 299.00,1 099.5 CAD",
    ]);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { originalCents: 129_900, saleCents: 1250 },
      { originalCents: 129_900, saleCents: 109_950 },
    ]);
  });
});

describe("the mended file of rejected rows", () => {
  it("is read as it is, its column of problems left alone", async () => {
    const { rows, warnings } = await read(["SKU,Stock,Problem", "A-1,3,Stock: It is bad."]);
    expect(warnings).toEqual([]);
    expect(rows).toMatchObject([{ sku: "A-1", onHand: 3 }]);
  });
});
