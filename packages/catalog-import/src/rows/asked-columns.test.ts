import { describe, expect, it } from "vitest";
import { fileInMemory } from "../table/byte-source.js";
import { choiceKey, headerKey } from "../table/column-choices.js";
import { ColumnsUnclear } from "./asked-columns.js";
import { PRODUCT_FILE } from "./open-product-file.js";
import { readCatalogFile } from "./read-catalog-file.js";
import { suggestColumns } from "./suggest-column.js";

const read = (lines: readonly string[], choices: Readonly<Record<string, string>> = {}) =>
  readCatalogFile(
    fileInMemory("p.csv", lines.join("\n")),
    PRODUCT_FILE,
    () => new Map(Object.entries(choices).map(([heading, ours]) => [choiceKey(heading), ours])),
  );

const suggested = (heading: string, ...values: string[]) =>
  suggestColumns([{ heading, values }], PRODUCT_FILE.columns).get(heading);

/** A list as somebody keeps it who has never seen this shop. */
const LIST = [
  "Réf,Nom du produit,Prix de vente,Qté,Photo,Couleur,Coût,Taille",
  "C-1,Canne en chêne,49.95,4,canne.jpg,Brun,20.00,S",
  "C-2,Canne pliante,39.95,0,canne-2.jpg,Noir,18.00,M",
];

describe("columns that nobody knows", () => {
  it("are asked about, with examples and what they probably are", async () => {
    const unclear = await read(LIST).catch((error: unknown) => error);
    expect(unclear).toBeInstanceOf(ColumnsUnclear);
    const { message, asked } = unclear as ColumnsUnclear;
    expect(message).toMatch(/^p\.csv: it has no column "SKU"/);
    expect(asked.columns).toEqual([
      { heading: "Réf", examples: ["C-1", "C-2"], suggestion: "SKU", chosen: null },
      {
        heading: "Nom du produit",
        examples: ["Canne en chêne", "Canne pliante"],
        suggestion: "Name",
        chosen: null,
      },
      {
        heading: "Prix de vente",
        examples: ["49.95", "39.95"],
        suggestion: "Original Price",
        chosen: null,
      },
      { heading: "Qté", examples: ["4", "0"], suggestion: "On hand", chosen: null },
      {
        heading: "Photo",
        examples: ["canne.jpg", "canne-2.jpg"],
        suggestion: "Images",
        chosen: null,
      },
      { heading: "Couleur", examples: ["Brun", "Noir"], suggestion: "", chosen: null },
      { heading: "Coût", examples: ["20.00", "18.00"], suggestion: "", chosen: null },
      { heading: "Taille", examples: ["S", "M"], suggestion: "", chosen: null },
    ]);
    expect(asked.missing).toEqual([
      ["Name"],
      ["Category", "Categories"],
      ["Description"],
      ["Original Price", "Price"],
      ["Images"],
    ]);
  });

  it("are what a person says, until the person says something else", async () => {
    const choices = {
      ...{ réf: "SKU", "NOM du produit": "Name", "Prix de vente": "Original Price" },
      ...{ Qté: "On hand", Couleur: "spec:Colour", Coût: "", Taille: "option:Size" },
    };
    const { rows, warnings, asked } = await read(LIST, choices);
    expect(rows[0]).toMatchObject({
      ...{ sku: "C-1", name: "Canne en chêne", originalCents: 4995, onHand: 4 },
      specs: [{ name: "Colour", value: "Brun" }],
      options: [{ name: "Size", value: "S" }],
    });
    expect(warnings).toEqual(['p.csv: The column "Photo" is not known and was left out.']);
    expect(asked.columns.map(({ heading, chosen }) => [heading, chosen])).toEqual([
      ["Réf", "SKU"],
      ["Nom du produit", "Name"],
      ["Prix de vente", "Original Price"],
      ["Qté", "On hand"],
      ["Photo", null],
      ["Couleur", "spec:Colour"],
      ["Coût", ""],
      ["Taille", "option:Size"],
    ]);
    expect(asked.missing).toEqual([["Category", "Categories"], ["Description"], ["Images"]]);
    expect(asked.fields).toContain("SKU");
  });

  it("may be another one than their heading says, in another shop's file too", async () => {
    const { rows } = await read(
      ["Handle,Title,Variant SKU,Variant Price,MSRP", "a,A cane,A-1,20.00,30.00"],
      { "Variant Price": "Sale Price", MSRP: "Original Price" },
    );
    expect(rows[0]).toMatchObject({ originalCents: 3000, saleCents: 2000 });
  });

  it("take weights in the unit that was chosen", async () => {
    const { rows } = await read(["SKU,Poids", "A,1.5"], { Poids: "Weight (kg)" });
    expect(rows[0]).toMatchObject({ weight: 1500 });
  });

  it("cannot mean the same as another one, or nothing of ours", async () => {
    await expect(read(["SKU,A,B", "x,1,2"], { A: "Price", B: "Price" })).rejects.toThrow(
      'the columns "A" and "B" mean the same',
    );
    await expect(read(["SKU,A", "x,1"], { A: "Prise" })).rejects.toThrow(
      '"Prise", which the column "A" is to be, is none of the shop\'s columns. Did you mean "Price"?',
    );
  });

  it("are put forward as specifications where they say yes or no, and not at all in another shop's file", async () => {
    const suggestions = async (...lines: string[]) =>
      (await read(lines)).asked.columns.map(({ suggestion }) => suggestion);
    expect(await suggestions("SKU,Foldable,Group", "A,yes,1", "B,no,1")).toEqual([
      "spec:Foldable",
      "Category",
    ]);
    expect(await suggestions("SKU,Taxable,GST_charged", "A,yes,yes", "B,no,no")).toEqual(["", ""]);
    expect(await suggestions("Handle,Variant SKU,Gift Card,Group", "a,A,FALSE,1")).toEqual([
      "",
      "",
    ]);
  });

  it("need no category where a column holds several", async () => {
    const { asked } = await read(["SKU,Name,Categories,Group", "A,Cane,Canes,1"]);
    expect(asked.missing).toEqual([["Description"], ["Original Price", "Price"], ["Images"]]);
  });

  it("know a header again in another order, and with the column of rejected rows", () => {
    expect(headerKey(["Prix", "Réf ", "Problem"])).toBe(headerKey(["réf", "PRIX"]));
    expect(headerKey(["Prix", "Réf"])).not.toBe(headerKey(["Prix", "Réf", "Nom"]));
  });
});

describe("what a column probably is", () => {
  it.each([
    ["Orginal Price", "Original Price"],
    ["Prix de vente 2026", "Original Price"],
    ["Item #", "SKU"],
    ["Qty on hand", "On hand"],
    ["Désignation", "Name"],
    ["Poids (kg)", "Weight (kg)"],
    ["Shipping weight lb", "Weight (lbs)"],
    ["Net Weight 2026 (kg)", "Weight (kg)"],
    ["Code-barres", "Barcode"],
    ["Marque", "Brand"],
    ["Photo 1", "Images"],
  ])("%s: %s, by its name", (heading, ours) => {
    expect(suggested(heading)).toBe(ours);
  });

  it.each([
    [["49.95", "$12.00"], "Original Price"],
    [["https://x.example/a.jpg", "b.png|c.png"], "Images"],
    [["4006381333931"], "Barcode"],
    [["<p>Firm.</p>"], "Description"],
  ])("%j: %s, by what is in it", (values, ours) => {
    expect(suggested("Zzz", ...values)).toBe(ours);
  });

  it.each([
    ["Cost Price", "20.00"],
    ["Supplier SKU", "A-1"],
    ["Dealer Price", "20.00"],
    ["Price (dealer)", "20.00"],
    ["Trade price", "20.00"],
    ["MAP Price", "20.00"],
    ["Landed price", "20.00"],
    ["Your price", "20.00"],
    ["Net Price", "20.00"],
    ["Distributor Price", "20.00"],
    ["supply_price", "20.00"],
    ["SupplyPrice", "20.00"],
    ["Prix d'achat", "20.00"],
    ["Prix coûtant", "20.00"],
    ["Tax code", "A"],
    ["Weight", "2"],
    ["Created", "2026-01-01"],
    ["Zzz", "4006381333932"],
    ["Stock Status", "Back order"],
  ])("%s is nobody's to guess", (heading, value) => {
    expect(suggested(heading, value)).toBeUndefined();
  });

  it("is said once: the second price is another thing", () => {
    const both = ["Retail price", "Prix"].map((heading) => ({ heading, values: ["1.00"] }));
    expect([...suggestColumns(both, PRODUCT_FILE.columns)]).toEqual([
      ["Retail price", "Original Price"],
    ]);
  });
});
