import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileInMemory } from "../table/byte-source.js";
import { openProductFile, PRODUCT_FILE } from "./open-product-file.js";
import { readCatalogFile } from "./read-catalog-file.js";

async function read(...lines: readonly string[]) {
  const file = await readCatalogFile(fileInMemory("p.csv", lines.join("\n")), PRODUCT_FILE);
  return { ...file, rows: file.rows.map(({ blank: _blank, ...row }) => row) };
}

describe("WooCommerce's export", () => {
  const HEADER =
    'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog",Description,"In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"';

  it("has variations that stand apart from their product, and attributes", async () => {
    const { rows, errors, warnings } = await read(
      HEADER,
      '10,variable,GLOVE,Glove,1,1,visible,"<p>Holds on.</p>",1,,.2,,,"Aids, Aids > Gloves","https://x.example/a.jpg, https://x.example/b.jpg",,Hand,"Left, Right",Care,Wipe',
      "11,simple,CANE,Cane,-1,0,visible,A cane.,1,4,0.5,18,20,Canes,https://x.example/c.jpg,,Colour,Oak,,",
      "12,variation,GLOVE-L,Glove - Left,1,0,visible,,1,3,,20,25,,https://x.example/a.jpg,GLOVE,Hand,Left,Care,",
      "13,variation,,Glove - Right,1,0,visible,,1,0,.25,,26,,,id:10,Hand,Right,Care,",
    );
    expect(errors).toEqual([]);
    expect(warnings[0]).toContain("This is a product export of WooCommerce.");
    expect(rows).toMatchObject([
      {
        ...{ row: 2, sku: "GLOVE-L", name: "Glove", category: "Aids > Gloves", featured: true },
        ...{ description: "Holds on.", originalCents: 2500, saleCents: 2000, onHand: 3 },
        weight: 200,
        images: [{ file: "https://x.example/a.jpg" }, { file: "https://x.example/b.jpg" }],
        options: [{ name: "Hand", value: "Left" }],
        variantImages: [{ file: "https://x.example/a.jpg" }],
        specs: [{ name: "Care", value: "Wipe" }],
        variants: [
          {
            ...{ row: 5, originalCents: 2600, onHand: 0, weight: 250 },
            options: [{ name: "Hand", value: "Right" }],
          },
        ],
      },
      {
        ...{ row: 3, sku: "CANE", status: "draft", originalCents: 2000, saleCents: 1800 },
        specs: [{ name: "Colour", value: "Oak" }],
      },
    ]);
    expect(rows[1]?.options).toBeUndefined();
  });

  it.each([
    [
      "French",
      'ID,Type,UGS,Nom,Publié,"Mis en avant ?","Visibilité dans le catalogue",Description,"En stock ?",Stock,"Poids (kg)","Tarif promo","Tarif régulier",Catégories,Images,Parent,"Nom de l’attribut 1","Valeur(s) de l’attribut 1 ","Nom de l\'attribut 2","Valeur(s) de l\'attribut 2"',
    ],
    [
      "French of Canada",
      'ID,Type,UGS,Nom,Publié,"Mis en avant?","Visibilité dans le catalogue",Description,"En inventaire?",Inventaire,"Poids (kg)","Tarif promo","Tarif régulier",Catégories,Images,Parent,"Nom de l’attribut 1","Valeur(s) de l’attribut 1","Nom de l’attribut 2","Valeur(s) de l’attribut 2"',
    ],
    [
      "German",
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,"Ist hervorgehoben?","Sichtbarkeit im Katalog",Beschreibung,Vorrätig?,Bestand,"Gewicht (kg)",Angebotspreis,"Regulärer Preis",Kategorien,Bilder,"Übergeordnetes Produkt","Attribut 1 Name","Attribut 1 Wert(e)","Attribut 2 Name","Attribut 2 Wert(e)"',
    ],
    [
      "Spanish",
      'ID,Tipo,SKU,Nombre,Publicado,"¿Está destacado?","Visibilidad en el catálogo",Descripción,¿Existencias?,Inventario,"Peso (kg)","Precio rebajado","Precio normal",Categorías,Imágenes,Superior,"Nombre del atributo 1","Valor(es) del atributo 1","Nombre del atributo 2","Valor(es) del atributo 2"',
    ],
  ])("means the same in %s", async (_language, header) => {
    const lines = [
      '10,variable,GLOVE,Glove,1,1,visible,Holds on.,1,,.2,,,"Aids > Gloves",https://x.example/a.jpg,,Hand,"Left, Right",Care,Wipe',
      '12,variation,GLOVE-L,Glove - Left,1,0,visible,,1,3,,"20,50",25,,,GLOVE,Hand,Left,Care,',
      "13,variation,GLOVE-R,Glove - Right,1,0,visible,,1,many,,,26,,,GLOVE,Hand,Right,Care,",
      "14,simple,CANE,Cane,-1,0,visible,A cane.,1,4,0.5,18,20,Canes,https://x.example/c.jpg,,Colour,Oak,,",
    ];
    const english = await read(HEADER, ...lines);
    const { rows, errors, warnings } = await read(header, ...lines);
    expect(rows).toEqual(english.rows);
    const place = ({ row, value, reason }: (typeof errors)[number]) => ({ row, value, reason });
    expect(errors.map(place)).toEqual(english.errors.map(place));
    expect(warnings[0]).toContain("This is a product export of WooCommerce.");
  });

  it("names variations without their product, and where in a variation an error is", async () => {
    const { rows, errors } = await read(
      HEADER,
      "10,variable,GLOVE,Glove,1,1,visible,Holds on.,1,,,,,Aids,,,Hand,Left,,",
      "11,variation,GLOVE-L,Glove - Left,1,0,visible,,1,many,,,25,,,GLOVE,Hand,Left,,",
      "12,variation,LOST,Lost,1,0,visible,,1,3,,,25,,,GONE,Hand,Left,,",
    );
    expect(rows).toEqual([]);
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [3, "Stock"],
      [2, ""],
      [4, "Parent"],
    ]);
  });

  it("is loaded or named, row by row", async () => {
    const row = fc.record({
      type: fc.constantFrom("simple", "variable", "variation", "variation"),
      parent: fc.constantFrom("S0", "S1", "S2", "id:1", "gone"),
      value: fc.constantFrom("Left", "Right", ""),
      price: fc.constantFrom("20", "", "much"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 10 }), async (given) => {
        const { rows, errors } = await read(
          HEADER,
          ...given.map(
            ({ type, parent, value, price }, index) =>
              `${index},${type},S${index},Name ${index},1,0,visible,,1,1,,,${price},,,${type === "variation" ? parent : ""},Hand,${value},,`,
          ),
        );
        const named = new Set(errors.map((error) => error.row));
        const loaded = JSON.stringify(rows);
        given.forEach(({ type }, index) => {
          if (named.has(index + 2)) return;
          if (type === "variable") expect(rows.map((each) => each.row)).toContain(index + 2);
          else expect(loaded).toContain(`"S${index}"`);
        });
      }),
    );
  });
});

describe("brand, tags and search engines' texts", () => {
  it("are read under WooCommerce's and BigCommerce's names, with the days of a sale; Yoast's templates are no texts", async () => {
    const woo = await read(
      'Type,SKU,Name,"Is featured?","In stock?","Date sale price starts","Date sale price ends",Tags,Brands,"Meta: _yoast_wpseo_title","Meta: _yoast_wpseo_metadesc"',
      'simple,CANE,Cane,0,1,2026-11-27,2026-11-30 23:59:59,"oak, gift","Acme\\, Inc.",%%title%% %%sep%% %%sitename%%,A cane of oak.',
    );
    expect(woo.errors).toEqual([]);
    expect(woo.rows).toMatchObject([
      {
        ...{ brand: "Acme, Inc.", tags: ["gift", "oak"], metaDescription: "A cane of oak." },
        saleStartsAt: "2026-11-27T05:00:00.000Z",
        saleEndsAt: "2026-12-01T04:59:59.000Z",
      },
    ]);
    expect(woo.rows[0]?.metaTitle).toBeUndefined();
    const big = await read(
      "Item,Name,SKU,Current Stock,Brand,Search Keywords,Page Title,Meta Description",
      'Product,Cane,CANE,3,Acme,"oak,gift",Oak Canes,"A cane\nof oak."',
    );
    expect(big.rows).toMatchObject([
      {
        ...{ brand: "Acme", tags: ["gift", "oak"], metaTitle: "Oak Canes" },
        metaDescription: "A cane of oak.",
      },
    ]);
  });
});

describe("what another shop does not show", () => {
  it.each([
    ["Handle,Title,Variant SKU,Variant Price,Published,Status", "a,Cane,A,20,false,active"],
    ["Handle,Title,Variant SKU,Variant Price,Published,Status", "a,Cane,A,20,false,"],
    ["Handle,Title,Variant SKU,Variant Price,Published,Status", "a,Cane,A,20,true,draft"],
    ["URL handle,Title,SKU,Price,Published on online store,Status", "a,Cane,A,20,FALSE,Active"],
    ["Type,SKU,Name,In stock?,Visibility in catalog,Published", "simple,A,Cane,1,hidden,1"],
  ])("is a draft: %s as %s", async (header, line) => {
    expect((await read(header, line)).rows).toMatchObject([{ sku: "A", status: "draft" }]);
  });

  it("has no variations that are switched off", async () => {
    const { rows, errors } = await read(
      "Type,SKU,Name,In stock?,Published,Parent,Regular price,Attribute 1 name,Attribute 1 value(s)",
      "variable,G,Glove,1,1,,,Size,S",
      "variation,G-S,Glove,1,1,G,20,Size,S",
      "variation,G-L,Glove,1,0,G,20,Size,L",
    );
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ sku: "G-S", status: "published" }]);
    expect(rows[0]?.variants).toBeUndefined();
    expect(rows[0]?.notes).toEqual(["Variations that are switched off were left out (row 4)."]);
  });

  it("is said of what WooCommerce only hides, and what it shows somewhere is shown", async () => {
    const { rows } = await read(
      "Type,SKU,Name,In stock?,Visibility in catalog,Published",
      "simple,A,Cane,1,hidden,1",
      "simple,B,Rail,1,search,1",
    );
    expect(rows[0]?.notes).toEqual([
      "The other shop hides it: it comes as a draft, which shoppers do not see.",
    ]);
    expect(rows[1]).toMatchObject({ status: "published" });
  });
});

describe("what another shop charges no taxes for", () => {
  it.each([
    ["Handle,Title,Variant SKU,Variant Price,Variant Taxable", "FALSE", "TRUE"],
    ["URL handle,Title,SKU,Price,Charge tax", "FALSE", "TRUE"],
    ["Type,Name,SKU,Visibility in catalog,In stock?,Tax status", "none", "taxable"],
  ])("is named, so that somebody says its tax class: %s", async (header, no, yes) => {
    const filled = header.startsWith("Type") ? "simple,x,S,visible,1" : "a,x,S,20";
    const line = (sku: string, tax: string) =>
      `${filled.replace("S", sku).replace(/^a/, sku.toLowerCase())},${tax}`;
    const { warnings } = await read(header, line("A", no), line("B", yes), line("C", no));
    expect(warnings).toContain(
      "p.csv: rows 2, 4 are said to be not taxable; choose a Tax Class, or taxes are charged.",
    );
  });

  it("is not said again where the file has tax classes", async () => {
    const { warnings } = await read("SKU,Taxable,Tax Class", "A,no,exempt", "B,yes,");
    expect(warnings.join()).not.toContain("not taxable");
  });
});

describe("descriptions of WooCommerce", () => {
  const described = async (description: string, short = "") => {
    const { rows, errors } = await read(
      'Type,SKU,Name,"Is featured?","In stock?","Short description",Description',
      `simple,A,Cane,0,1,"${short}","${description}"`,
    );
    expect(errors).toEqual([]);
    return rows[0]?.description;
  };

  it("have line breaks where its exporter writes them with a backslash", async () => {
    expect(await described("Of oak.\\n\\nFolds.")).toBe("Of oak.\n\nFolds.");
    expect(await described("In C:\\\\new.")).toBe("In C:\\new.");
    expect(await described("<b>Of oak.</b>\\n\\nFolds.\\n<ul>\\n<li>One</li>\\n</ul>")).toBe(
      "Of oak.\n\nFolds.\n * One",
    );
  });

  it("are the short one where there is no other", async () => {
    expect(await described("", "<p>Short.</p>")).toBe("Short.");
    expect(await described("Long.", "Short.")).toBe("Long.");
  });
});

describe("a product feed for Google", () => {
  it("has both days of a sale in one cell", async () => {
    const chosen = await readCatalogFile(
      fileInMemory(
        "p.csv",
        [
          "id,title,price,sale_price,sale_price_effective_date,gtin",
          "A,Cane,20.00 CAD,15.00 CAD,2026-11-27T00:00-0500/2026-11-30T23:59-0500,4006381333931",
          "B,Rail,20.00 CAD,15.00 CAD,2026-11-27 / 2026-11-30,",
          "C,Stool,20.00 CAD,,,",
          "D,Ramp,20.00 CAD,15.00 CAD,soon,",
        ].join("\n"),
      ),
      PRODUCT_FILE,
      () => new Map([["id", "SKU"]]),
    );
    expect(chosen.rows).toMatchObject([
      {
        saleStartsAt: "2026-11-27T05:00:00.000Z",
        saleEndsAt: "2026-12-01T04:59:00.000Z",
        barcode: "4006381333931",
      },
      { saleStartsAt: "2026-11-27T05:00:00.000Z", saleEndsAt: "2026-12-01T05:00:00.000Z" },
      { name: "Stool" },
    ]);
    expect(chosen.errors).toMatchObject([{ row: 5, column: "Sale Starts", value: "soon" }]);
  });
});

describe("several categories", () => {
  const placed = async (...lines: string[]) => {
    const { rows, errors } = await read(...lines);
    expect(errors).toEqual([]);
    return rows.map(({ category, furtherCategories }) => [category, furtherCategories]);
  };

  it("are in a column of ours, with bars between them; without a main one the first is it", async () => {
    expect(
      await placed(
        "SKU,Category,Categories",
        "A,Canes,Aids > Gifts|Sale",
        "B,,Sale|Canes",
        "C,Canes,",
      ),
    ).toEqual([
      ["Canes", ["Aids > Gifts", "Sale"]],
      ["Sale", ["Canes"]],
      ["Canes", undefined],
    ]);
  });

  it("are read as each shop writes them, those in which another one lies left out", async () => {
    expect(
      await placed(
        'Type,SKU,Name,"Is featured?","In stock?",Categories',
        'simple,A,Cane,0,1,"Aids, Aids > Canes, Sale"',
      ),
    ).toEqual([["Aids > Canes", ["Sale"]]]);
    expect(
      await placed(
        "Item,Name,SKU,Current Stock,Categories",
        "Product,Cane,A,3,Aids/Canes;Sale;Aids",
      ),
    ).toEqual([["Aids > Canes", ["Sale"]]]);
    expect(
      await placed(
        "sku,name,slug,price,track_inventory,inventory_count,category1,category2",
        "A,Cane,cane,20,true,3,Categories -> Aids -> Canes,Categories -> Sale",
      ),
    ).toEqual([["Aids > Canes", ["Sale"]]]);
    expect(
      await placed(
        "Product Handle,Product Title,Variant SKU,Product Category 1,Product Category 2",
        "cane,Cane,A,pcat_1,pcat_2",
      ),
    ).toEqual([["pcat_1", ["pcat_2"]]]);
    expect(
      await placed(
        "name,slug,facets,sku,price,stockOnHand,trackInventory",
        "Cane,cane,category:Aids|category:Canes|brand:Acme,A,20,3,true",
      ),
    ).toEqual([["Canes", ["Aids"]]]);
  });
});

describe("other shops' files", () => {
  it("are Spree's, with a row for the product before those of its variants or without", async () => {
    const { rows, errors, warnings } = await read(
      "sku,name,slug,status,description,price,compare_at_price,weight,track_inventory,inventory_count,image1_src,image2_src,option1_name,option1_value,category1",
      "GLOVE,Glove,glove,active,Holds on.,20,,,true,,https://x.example/a.jpg,https://x.example/b.jpg,,,Categories -> Aids -> Gloves",
      "GLOVE-L,,glove,,,20,25,,true,3,,,Hand,Left,",
      "GLOVE-R,,glove,,,22,,,true,1,,,Hand,Right,",
      "CANE-S,Cane,cane,draft,A cane.,30,,,true,2,,,Size,S,Categories -> Canes",
      "CANE-L,,cane,,,32,,,true,2,,,Size,L,",
    );
    expect(errors).toEqual([]);
    expect(warnings[0]).toContain("This is a product export of Spree.");
    expect(rows).toMatchObject([
      {
        ...{ sku: "GLOVE-L", category: "Aids > Gloves", originalCents: 2500, saleCents: 2000 },
        images: [{ file: "https://x.example/a.jpg" }, { file: "https://x.example/b.jpg" }],
        options: [{ name: "Hand", value: "Left" }],
        variants: [{ row: 4, sku: "GLOVE-R", onHand: 1 }],
      },
      { sku: "CANE-S", category: "Canes", variants: [{ sku: "CANE-L", originalCents: 3200 }] },
    ]);
  });

  it("are BigCommerce's: items below their product, options in one cell", async () => {
    const { rows, errors, warnings } = await read(
      "Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Sale Price,Categories,Description,Is Visible,Is Featured,Image URL (Import)",
      "Product,7,Glove,physical,GLOVE,,variant,0,20,0.00,Aids/Gloves;Sale,<p>Holds on.</p>,TRUE,FALSE,",
      "Variant,,,,GLOVE-L,Type=Rectangles|Name=Hand|Value=LeftType=Swatch|Name=Colour|Value=Red[#FF0000],,3,,,,,,,",
      "Variant,,,,GLOVE-R,Type=Rectangles|Name=Hand|Value=Right|Type=Swatch|Name=Colour|Value=Red[#FF0000],,1,22,,,,,,",
      "Image,,,,,,,,,,,,,,https://x.example/a.jpg",
    );
    expect(warnings[0]).toContain("This is a product export of BigCommerce.");
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      {
        ...{ row: 2, sku: "GLOVE-L", name: "Glove", category: "Aids > Gloves" },
        ...{ originalCents: 2000, onHand: 3 },
        images: [{ file: "https://x.example/a.jpg" }],
        options: [
          { name: "Hand", value: "Left" },
          { name: "Colour", value: "Red" },
        ],
        variants: [{ row: 4, sku: "GLOVE-R", originalCents: 2200 }],
      },
    ]);
  });

  it("are BigCommerce's with a tax class of theirs, which is a number, and one category in its own spelling", async () => {
    const { rows, errors } = await read(
      "Item,Name,SKU,Current Stock,Price,Categories,Tax Class",
      "Product,Cane,A,3,20,Aids/Canes,0",
    );
    expect(errors).toEqual([]);
    // “0” is no zero rate: that would leave taxes out.
    expect(rows[0]?.specs).toBeUndefined();
    expect(rows).toMatchObject([{ category: "Aids > Canes", furtherCategories: [] }]);
  });

  it("are nobody's where a list of one's own numbers its products", async () => {
    const { asked } = await read("Product ID,Product Title,Name,Price", "A,Oak cane,Cane,20");
    expect(asked.isRecognised).toBe(false);
  });

  it("are Medusa 1's template: numbered options and pictures", async () => {
    const { rows, errors } = await read(
      "Product Handle,Product Title,Product Status,Variant SKU,Variant Inventory Quantity,Price CAD,Price USD,Option 1 Name,Option 1 Value,Image 1 Url,Image 2 Url",
      "glove,Glove,published,GLOVE-L,3,20,15,Hand,Left,https://x.example/a.jpg,https://x.example/b.jpg",
      "glove,Glove,published,GLOVE-R,1,22,16,Hand,Right,https://x.example/a.jpg,https://x.example/b.jpg",
    );
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      {
        ...{ sku: "GLOVE-L", originalCents: 2000, onHand: 3 },
        images: [{ file: "https://x.example/a.jpg" }, { file: "https://x.example/b.jpg" }],
        variants: [{ row: 3, sku: "GLOVE-R", options: [{ name: "Hand", value: "Right" }] }],
      },
    ]);
  });

  it("may have more pictures than the shop shows: the first five come, and a note says so", async () => {
    const image = (number: number) => `https://x.example/${number}.jpg`;
    const { rows, errors } = await read(
      "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Variant Image",
      `cane,Cane,Size,S,C-S,20,${image(1)},${image(1)}`,
      `cane,,,L,C-L,22,${image(2)},${image(6)}`,
      ...[3, 4, 5, 6].map((number) => `cane,,,,,,${image(number)},`),
    );
    expect(errors).toEqual([]);
    expect(rows[0]?.images).toHaveLength(5);
    expect(rows[0]?.notes).toEqual(["It has 6 pictures; the first 5 were taken."]);
    expect(rows[0]?.variants?.[0]?.variantImages).toBeUndefined();
  });

  it("hold what their shops allow and this one does not: it is set right, and said", async () => {
    const { rows, errors } = await read(
      "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,SEO Description,Status",
      `cane®-oak,Cane,<p>Of oak.</p>,Size,S,'16064,-3,20,${"A cane of oak. ".repeat(60)},active`,
      "cane®-oak,,<p>Of ash.</p>,,L,'16065,4,20,,active",
    );
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      {
        ...{ slug: "cane-oak", sku: "16064", onHand: 0, description: "Of oak." },
        variants: [{ sku: "16065", onHand: 4 }],
      },
    ]);
    expect(rows[0]?.metaDescription?.length).toBeLessThanOrEqual(500);
    expect(rows[0]?.metaDescription).toMatch(/oak\. A…$/);
    expect(rows[0]?.notes).toEqual([
      'The address "cane®-oak" was taken as "cane-oak".',
      "The stock of -3 was taken as 0.",
      expect.stringMatching(/^The description for search engines has \d+ characters; the first/),
      'Other rows say something else in "Body (HTML)" (3); its first row was taken.',
    ]);
  });

  it("are not mended where they are our own", async () => {
    const { errors } = await read("SKU,Slug,On hand", "A,cane®,4", "B,cane,-3");
    expect(errors).toMatchObject([
      { row: 2, reason: "It cannot be part of an address." },
      { row: 3, reason: "It is out of range." },
    ]);
  });

  it("are Spree's with prices in several currencies: one is taken, the others are named", async () => {
    const HEADER = "slug,sku,name,price,compare_at_price,currency,inventory_count,description";
    const priced = (currency: string) => [
      `cane,A,Cane,20,,${currency},5,A cane.`,
      `rail,B,Rail,30,,${currency},5,A rail.`,
      "cane,A,,18,,EUR,,",
      "rail,B,,27,,EUR,,",
    ];
    const ours = await read(HEADER, ...priced("CAD"));
    expect(ours.errors).toEqual([]);
    expect(ours.rows.map(({ sku, originalCents }) => [sku, originalCents])).toEqual([
      ["A", 2000],
      ["B", 3000],
    ]);
    const leftOut = "p.csv: 2 rows with prices in EUR (the first is row 4) were left out.";
    expect(ours.warnings).toContain(leftOut);
    const theirs = await read(HEADER, ...priced("USD"));
    expect(theirs.rows).toHaveLength(2);
    expect(theirs.warnings).toEqual([
      expect.any(String),
      expect.stringContaining(
        "prices in USD are taken as Canadian dollars as they stand (rows 2, 3)",
      ),
      leftOut,
    ]);
    const both = await read(HEADER, ...priced("USD"), "cane,A,,27,35,CAD,,");
    expect(both.rows).toMatchObject([
      { sku: "A", name: "Cane", originalCents: 3500, saleCents: 2700 },
      { sku: "B", name: "Rail", originalCents: 3000 },
    ]);
    expect(both.warnings[1]).toContain("(row 3)");
  });

  it("are WooCommerce's with what cannot be bought here, by its reason", async () => {
    const { rows, errors } = await read(
      "ID,Type,SKU,Name,Visibility in catalog,In stock?,Regular price,Date sale price ends",
      "1,grouped,SET,Set,visible,1,,",
      '2,"external, virtual",AWAY,Away,visible,1,20,',
      "3,simple,CANE,Cane,visible,1,20,2030-01-01 0:00:00",
    );
    expect(errors).toMatchObject([
      { row: 2, column: "Type", reason: expect.stringContaining("a group of other products") },
      { row: 3, column: "Type", reason: expect.stringContaining("sold in another shop") },
    ]);
    expect(rows).toMatchObject([{ sku: "CANE", saleEndsAt: expect.any(String) }]);
  });

  it("are Vendure's in several languages: English, French beside it, others left out", async () => {
    const opened = await openProductFile(
      fileInMemory(
        "p.csv",
        [
          "name:en , name:fr , name:zh_Hans , slug , description:en , facets:en , optionGroups , optionValues:en , optionValues:zh_Hans , sku , price , stockOnHand , trackInventory",
          "Paper Press , Presse , 奇 , press , It presses. , category:Aids , size , Half , 半 , PPS12 , 45.3 , 10 , false",
          " , , , , , , , Quarter , 四 , PPS14 , 32.5 , 8 , false",
        ].join("\n"),
      ),
    );
    expect(opened.warnings[0]).toContain("This is a product import of Vendure.");
    expect(opened.warnings[0]).toContain("name:zh_Hans");
    const rows = [];
    for await (const { read } of opened.rows()) rows.push(read);
    expect(rows).toMatchObject([
      {
        ...{ name: "Paper Press", nameFr: "Presse", category: "Aids", sku: "PPS12" },
        options: [{ name: "size", value: "Half" }],
        variants: [{ sku: "PPS14", onHand: 8, options: [{ value: "Quarter" }] }],
      },
    ]);
  });
});
