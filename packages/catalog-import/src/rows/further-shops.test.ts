import { describe, expect, it } from "vitest";
import { fileInMemory } from "../table/byte-source.js";
import { PRODUCT_FILE } from "./open-product-file.js";
import { readCatalogFile } from "./read-catalog-file.js";

async function read(...lines: readonly string[]) {
  const file = await readCatalogFile(fileInMemory("p.csv", lines.join("\n")), PRODUCT_FILE);
  expect(file.errors).toEqual([]);
  return { ...file, rows: file.rows.map(({ blank: _blank, ...row }) => row) };
}

describe("an export of Squarespace", () => {
  const HEADER =
    "Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,GTIN,MPN,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs";

  it("has variants in rows without a title, pictures in one cell, and sales that are over", async () => {
    const { rows, warnings } = await read(
      HEADER,
      '6a,7a,PHYSICAL,shop,oak-cane,Oak Cane,"<p>Of oak.</p>",C-S,4006381333931,,Size,S,,,49.95,39.95,Yes,4,"/aids/canes, Sale",oak,1.0,0,0,0,Yes,https://x.example/a.jpg https://x.example/b.jpg',
      ",7b,,,,,,C-L,,,Size,L,,,54.95,44.95,No,Unlimited,,,1.0,0,0,0,,",
      "6b,7c,PHYSICAL,shop,rail,Rail,A rail.,R-1,,,,,,,20.00,0.00,No,3,,,0,0,0,0,No,",
    );
    expect(warnings[0]).toContain("This is a product export of Squarespace.");
    expect(rows).toMatchObject([
      {
        ...{ slug: "oak-cane", name: "Oak Cane", description: "Of oak.", sku: "C-S" },
        ...{ originalCents: 4995, saleCents: 3995, onHand: 4, status: "published" },
        ...{ category: "aids > canes", furtherCategories: ["Sale"], barcode: "4006381333931" },
        images: [{ file: "https://x.example/a.jpg" }, { file: "https://x.example/b.jpg" }],
        options: [{ name: "Size", value: "S" }],
        variants: [{ row: 3, sku: "C-L", originalCents: 5495, options: [{ value: "L" }] }],
      },
      { sku: "R-1", originalCents: 2000, status: "draft" },
    ]);
    expect(rows[0]?.variants?.[0]?.saleCents).toBeUndefined();
    expect(rows[0]?.variants?.[0]?.onHand).toBeUndefined();
    expect(rows[1]?.options).toBeUndefined();
  });
});

describe("an export of Wix", () => {
  const HEADER =
    "handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2,brand";

  it("has what variants cost more, what is taken off, and pictures by their names alone", async () => {
    const { rows, warnings } = await read(
      HEADER,
      "p1,Product,Glove,<p>Holds on.</p>,3c76_a~mv2.jpg;https://x.example/b.jpg,Aids;Sale,,,20,,true,PERCENT,10,InStock,,,Size,DROP_DOWN,S;L,Colour,COLOR,#ff0000:Red,Acme",
      "p1,Variant,,,,,G-S,,,0,true,,,4,,,,,S,,,#ff0000:Red,",
      "p1,Variant,,,,,G-L,,,2.50,true,,,OutOfStock,,,,,L,,,#ff0000:Red,",
      "p2,Product,Cane,A cane.,,Aids,C-1,,19.99,,false,AMOUNT,5,3,,,Grip,DROP_DOWN,Cork;Foam,,,,",
    );
    expect(warnings[0]).toContain("This is a product export of Wix.");
    expect(rows).toMatchObject([
      {
        ...{ name: "Glove", description: "Holds on.", category: "Aids", brand: "Acme" },
        ...{ furtherCategories: ["Sale"], sku: "G-S", originalCents: 2000, discountPercentage: 10 },
        ...{ onHand: 4, status: "published" },
        images: [
          { file: "https://static.wixstatic.com/media/3c76_a~mv2.jpg" },
          { file: "https://x.example/b.jpg" },
        ],
        options: [
          { name: "Size", value: "S" },
          { name: "Colour", value: "Red" },
        ],
        variants: [
          {
            ...{ row: 4, sku: "G-L", originalCents: 2250, discountPercentage: 10, onHand: 0 },
            options: [
              { name: "Size", value: "L" },
              { name: "Colour", value: "Red" },
            ],
          },
        ],
      },
      {
        ...{ sku: "C-1", originalCents: 1999, saleCents: 1499, onHand: 3, status: "draft" },
        specs: [{ name: "Grip", value: "Cork, Foam" }],
      },
    ]);
    expect(rows[1]?.options).toBeUndefined();
    // The address in Wix's files is a number of theirs.
    expect(rows[0]?.slug).toBeUndefined();
  });
});

describe("a product feed for Google", () => {
  const HEADER =
    "id\ttitle\tdescription\tlink\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tbrand\tgtin\tproduct_type\tgoogle_product_category\titem_group_id\tcolor\tsize";

  it("is a table with an item for each variant, which have their group in common", async () => {
    const { rows, warnings } = await read(
      HEADER,
      "G-S\tGlove\tHolds on.\thttps://x.example/g\thttps://x.example/a.jpg\thttps://x.example/b.jpg,https://x.example/c.jpg\tin_stock\t20.00 CAD\t15.00 CAD\tAcme\t4006381333931\tAids > Gloves\t2271\tG\tRed\tS",
      "G-L\tGlove\tHolds on.\thttps://x.example/g\thttps://x.example/a.jpg\t\tin_stock\t22.00 CAD\t\tAcme\t\tAids > Gloves\t2271\tG\tRed\tL",
      "C-1\tCane\tA cane.\thttps://x.example/c\thttps://x.example/d.jpg\t\tin_stock\t30.00 CAD\t\t\t\tCanes\t\t\tOak\t",
    );
    expect(warnings[0]).toContain("This is a product feed for Google.");
    expect(rows).toMatchObject([
      {
        ...{ sku: "G-S", name: "Glove", category: "Aids > Gloves", brand: "Acme" },
        ...{ originalCents: 2000, saleCents: 1500, barcode: "4006381333931" },
        images: ["a", "b", "c"].map((name) => ({ file: `https://x.example/${name}.jpg` })),
        options: [{ name: "Size", value: "S" }],
        specs: [{ name: "Colour", value: "Red" }],
        variants: [{ row: 3, sku: "G-L", originalCents: 2200, options: [{ value: "L" }] }],
      },
      { sku: "C-1", originalCents: 3000, specs: [{ name: "Colour", value: "Oak" }] },
    ]);
    expect(rows[1]?.options).toBeUndefined();
  });
});

describe("an export of Lightspeed", () => {
  it("has its options in words, and a stock for each outlet, of which the first counts", async () => {
    const { rows, warnings } = await read(
      "id,handle,sku,composite_name,composite_sku,composite_quantity,name,description,product_category,variant_option_one_name,variant_option_one_value,variant_option_two_name,variant_option_two_value,tags,supply_price,retail_price,tax_name,brand_name,supplier_name,active,track_inventory,inventory_Main_Outlet,inventory_Annex,reorder_point_Main_Outlet",
      "1,glove,G-S,,,,Glove,<p>Holds on.</p>,Gloves,Size,S,,,grip,9.00,20.00,HST,Acme,Supplier,1,1,4,9,1",
      "2,glove,G-L,,,,Glove,<p>Holds on.</p>,Gloves,Size,L,,,grip,9.00,22.00,HST,Acme,Supplier,1,1,2,9,1",
    );
    // What all rows say alike is no contradiction, HTML or not.
    expect(rows[0]?.notes).toBeUndefined();
    expect(warnings[0]).toContain("This is a product export of Lightspeed.");
    expect(warnings[0]).toMatch(/Left out: .*inventory_Annex/);
    expect(rows).toMatchObject([
      {
        ...{ slug: "glove", sku: "G-S", name: "Glove", category: "Gloves", brand: "Acme" },
        ...{
          description: "Holds on.",
          originalCents: 2000,
          onHand: 4,
          tags: ["grip"],
          status: "published",
        },
        options: [{ name: "Size", value: "S" }],
        variants: [{ sku: "G-L", originalCents: 2200, onHand: 2 }],
      },
    ]);
  });
});

describe("an export of Square", () => {
  const REST = "Square Online Item Visibility,Item Type,Price,Online Sale Price,Archived";

  it("has variations of one item, which is called the same in each row", async () => {
    const { rows, warnings } = await read(
      `Token,Item Name,Variation Name,SKU,Description,Categories,GTIN,${REST},Option Name 1,Option Value 1,Current Quantity Main Street,New Quantity Main Street`,
      "T1,Glove,S,G-S,Holds on.,Gloves (T2B3ROTJ3HFGVBO22QLOOJDE),,visible,Physical,20.00,15.00,N,Size,S,4,",
      "T2,Glove,L,G-L,Holds on.,Gloves (T2B3ROTJ3HFGVBO22QLOOJDE),,visible,Physical,22.00,,N,Size,L,2,",
      "T3,Cane,Regular,C-1,A cane.,Canes,,hidden,Physical,30.00,,N,,,1,",
    );
    expect(warnings[0]).toContain("This is an item export of Square.");
    expect(rows).toMatchObject([
      {
        ...{ sku: "G-S", name: "Glove", category: "Gloves", originalCents: 2000, saleCents: 1500 },
        ...{ onHand: 4, options: [{ name: "Size", value: "S" }] },
        variants: [{ sku: "G-L", originalCents: 2200, onHand: 2 }],
      },
      { sku: "C-1", status: "draft" },
    ]);
  });

  it("tells variations apart by their names where it has no options", async () => {
    const { rows } = await read(
      `Token,Item Name,Variation Name,SKU,Description,Category,${REST}`,
      "T1,Glove,Small,G-S,Holds on.,Gloves,visible,Physical,20.00,,N",
      "T2,Glove,Large,G-L,,,visible,Physical,22.00,,N",
      "T3,Cane,Regular,C-1,A cane.,Canes,visible,Physical,30.00,,N",
    );
    expect(rows).toMatchObject([
      {
        options: [{ name: "Variation", value: "Small" }],
        variants: [{ sku: "G-L", options: [{ value: "Large" }] }],
      },
      { sku: "C-1", category: "Canes" },
    ]);
    expect(rows[1]?.specs ?? []).toEqual([]);
  });
});

describe("an export of Etsy", () => {
  it("has prices in its own currency, which are named, and variations that nobody could choose", async () => {
    const { rows, warnings } = await read(
      "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU",
      'Cane,A cane.,45.00,CAD,3,"oak,gift",oak,https://x.example/a.jpg,https://x.example/b.jpg,,,,C-1',
      'Mug,A mug.,12.00,USD,7,,ceramic,,,Custom,Colour,"Blue,Green","M-1,M-2"',
    );
    expect(warnings[0]).toContain("This is a listing export of Etsy.");
    expect(warnings[1]).toContain(
      "prices in USD are taken as Canadian dollars as they stand (row 3)",
    );
    expect(rows).toMatchObject([
      {
        ...{ name: "Cane", sku: "C-1", originalCents: 4500, onHand: 3, tags: ["gift", "oak"] },
        images: [{ file: "https://x.example/a.jpg" }, { file: "https://x.example/b.jpg" }],
        specs: [{ name: "Materials", value: "oak" }],
      },
      {
        ...{ name: "Mug", status: "draft" },
        notes: [
          "Its variations (Colour: Blue, Green) were left out, because the file has no price of each: it comes as a draft, for somebody to add them.",
        ],
      },
    ]);
    expect(rows[1]?.sku).toBeUndefined();
  });
});

describe("what stands in any file", () => {
  it("has prices in another currency named, where a column says so", async () => {
    const { warnings } = await read("SKU,Price,Currency", "A,20.00,CAD", "B,20.00,usd");
    expect(warnings).toContainEqual(
      "p.csv: prices in USD are taken as Canadian dollars as they stand (row 3). Look at them before you load it.",
    );
  });

  it.each([
    [
      "Handle,Title,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty",
      "",
      "shopify",
    ],
    ["URL handle,Title,SKU,Price,Inventory tracker,Inventory quantity", "", "shopify"],
    ["Item,Name,SKU,Price,Inventory Tracking,Current Stock", "none", "product"],
    ["slug,name,sku,price,track_inventory,inventory_count", "false", "true"],
    ["name,slug,sku,price,trackInventory,stockOnHand", "false", "true"],
  ])("has no stock of what is not counted, where a 0 stands: %s", async (header, off, on) => {
    const item = header.startsWith("Item");
    const line = (sku: string, counting: string, stock: number) =>
      `${item ? "Product" : sku.toLowerCase()},x ${sku},${sku},20,${counting},${stock}`;
    const { rows } = await read(header, line("A", off, 0), line("B", on, 0), line("C", off, 4));
    expect(rows.map(({ sku, onHand }) => [sku, onHand])).toEqual([
      ["A", undefined],
      ["B", 0],
      ["C", 4],
    ]);
  });

  it("sells no gift card of Shopify's", async () => {
    const { rows } = await read(
      "Handle,Title,Variant SKU,Variant Price,Gift Card,Status",
      "gift,Gift Card,GIFT,25.00,true,active",
      "cane,Cane,C-1,25.00,false,active",
    );
    expect(rows.map(({ status }) => status)).toEqual(["draft", "published"]);
    expect(rows[0]?.notes).toEqual([
      "It is a gift card, which this shop does not sell: it comes as a draft.",
    ]);
  });
});

describe("a file that is no table", () => {
  it.each([
    ["XML", '<?xml version="1.0"?>\n<rss><channel></channel></rss>', "it is XML"],
    ["a feed", "\ufeff<rss><channel></channel></rss>", "it is XML"],
    ["a web page", "<html><body><table></table></body></html>", "it is a web page"],
    ["a table of a web page", "<table><tr><td>SKU</td></tr></table>", "it is a web page"],
    ["JSON", '[\n  {"sku": "A"}\n]', "it is JSON"],
    ["a text document", "{\\rtf1\\ansi SKU}", "it is a text document"],
  ])("is refused by what it is: %s", async (_what, text, why) => {
    await expect(readCatalogFile(fileInMemory("p.xls", text), PRODUCT_FILE)).rejects.toThrow(
      `p.xls: ${why}`,
    );
  });
});
