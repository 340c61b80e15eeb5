import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { CategoryListResponse, ImportListResponse, MissingImageList } from "@eldercare/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { signInAsAdmin } from "./support/admin-api";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { act, checkedImport, sendImport, settled } from "./support/import-screen";
import { listProducts } from "./support/list-products";
import { aSignedInShopper } from "./support/shopper";
import { aImage, Staff } from "./support/staff";
import { Visitor } from "./support/visitor";

const HEADER =
  "SKU,Name,Slug,Category,Description,Original Price,Discount %,On hand,Images,Image Alt,spec:Width";

const importsDir = () => join(shopUnderTest().dataDir, "imports");

let staff: Staff;
let mark: string;
let categoryName: string;
let images: { name: string; bytes: Buffer }[];

beforeAll(async () => {
  staff = await Staff.signIn();
  mark = staff.mark;
  images = [{ name: "rail.png", bytes: await aImage() }];
  const [category] = CategoryListResponse.parse((await callApi("categories.list")).body);
  categoryName = category?.name ?? "";
});

const row = (number: number, { price = "20.00", stock = "3", category = categoryName } = {}) =>
  `${mark}-${number},Rail ${mark} ${number},${mark}-${number},${category},A rail.,"${price}",0,${stock},rail.png,A rail,5 cm`;
const table = (...rows: string[]) => [HEADER, ...rows].join("\r\n");
const found = async () => (await listProducts({ search: mark, sortBy: "name" })).products;

describe("who may import", () => {
  it("is staff alone", async () => {
    const shopper = await aSignedInShopper();
    for (const [visitor, status] of [
      [new Visitor(), 401],
      [shopper.visitor, 403],
    ] as const) {
      expect((await sendImport(visitor, { csv: table(row(1)) })).status).toBe(status);
      const params = { id: "cimp_x", kind: "products" };
      for (const name of [
        "imports.list",
        "imports.read",
        "imports.rejectedRows",
        "catalogFiles.download",
      ] as const) {
        expect((await visitor.ask(name, { params })).status, name).toBe(status);
      }
      for (const name of ["imports.apply", "imports.undo", "imports.chooseColumns"] as const) {
        expect((await visitor.ask(name, { params, body: {} })).status).toBe(status);
      }
    }
  });

  it("asks for a file and a kind, and knows its imports", async () => {
    const names = () => readdir(importsDir()).catch(() => []);
    const before = await names();
    const wrong = await sendImport(staff.visitor, { csv: "", fields: { kind: "orders" } });
    expect(wrong.status).toBe(400);
    const form = new FormData();
    form.append("kind", "products");
    for (const { name, bytes } of images) form.append("pictures", new Blob([bytes]), name);
    expect((await staff.visitor.ask("imports.begin", { body: form })).status).toBe(400);
    // What is refused leaves nothing of what was received.
    await eventually(async () => expect(await names()).toEqual(before));
    expect(
      (await staff.visitor.ask("imports.read", { params: { id: "cimp_unknown" } })).status,
    ).toBe(404);
  });
});

describe("an import of products", () => {
  it("is checked, previewed, applied without its bad rows, mended, and taken back", async () => {
    const csv = table(row(1), row(2, { price: "12.5.0" }), row(3, { category: "Nowhere" }));
    const checked = await checkedImport(staff.visitor, { csv, images });
    // Nobody else of the machine reads it.
    expect((await stat(join(importsDir(), checked.id))).mode & 0o777).toBe(0o700);
    expect(checked).toMatchObject({
      status: "ready",
      counts: { rows: 3, created: 1, updated: 0, unchanged: 0, rejected: 2 },
      errors: [
        { row: 3, column: "Original Price", value: "12.5.0" },
        { row: 4, column: "Category", value: "Nowhere" },
      ],
      creations: [`Rail ${mark} 1`],
      canApply: true,
      canUndo: false,
      hasRejectedRows: true,
    });
    expect(await found()).toEqual([]);
    const refused = await staff.visitor.ask("imports.apply", {
      params: { id: checked.id },
      body: {},
    });
    expect(refused.status).toBe(409);

    const applied = await act(staff.visitor, checked.id, "apply", { partial: true });
    expect(applied).toMatchObject({ status: "applied", canApply: false, canUndo: true });
    expect(await found()).toMatchObject([{ sku: `${mark}-1`, priceCAD: 2000, stock: 3 }]);

    const { body: rejected, headers } = await staff.visitor.ask("imports.rejectedRows", {
      params: { id: checked.id },
    });
    expect(headers.get("content-disposition")).toContain("errors.csv");
    expect(rejected).toContain("It is not an amount of money. Write it in dollars");
    const mended = String(rejected).replace("12.5.0", "12.50").replaceAll("Nowhere", categoryName);
    const second = await checkedImport(staff.visitor, { csv: mended, images });
    expect(second.errors).toEqual([]);
    expect(second.counts).toMatchObject({ created: 2, rejected: 0 });
    await act(staff.visitor, second.id, "apply");
    expect(await found()).toHaveLength(3);

    const older = await staff.visitor.ask("imports.undo", { params: { id: checked.id }, body: {} });
    expect(older.status).toBe(409);
    expect((await act(staff.visitor, second.id, "undo")).status).toBe("undone");
    expect(await found()).toHaveLength(1);
    expect((await act(staff.visitor, checked.id, "undo")).status).toBe("undone");
    expect(await found()).toEqual([]);

    const { body } = await staff.visitor.ask("imports.list", { query: { limit: "2" } });
    expect(ImportListResponse.parse(body).imports).toMatchObject([
      { id: second.id, status: "undone", fileName: "catalogue.csv" },
      { id: checked.id, status: "undone" },
    ]);
  });

  it("comes without a bar code that is taken, and says so before anything is written", async () => {
    const { body } = await callApi("products.list", { query: { limit: "1" } });
    const [{ sku = "" } = {}] = (body as { products: { sku: string }[] }).products;
    const barcode = `${mark}-code`;
    const taken = await checkedImport(staff.visitor, { csv: `SKU,Barcode\n${sku},${barcode}` });
    await act(staff.visitor, taken.id, "apply");
    const csv = [`${HEADER},Barcode`, `${row(41)},${barcode}`, `${row(42)},${barcode}`].join("\n");
    const checked = await checkedImport(staff.visitor, { csv, images });
    expect(checked.counts).toMatchObject({ created: 2, rejected: 0 });
    expect(checked.warnings).toEqual([
      expect.stringContaining(`row 2: “`),
      expect.stringContaining(`row 3: “`),
    ]);
    for (const warning of checked.warnings)
      expect(warning).toContain(`bar code ${barcode} already`);
    const applied = await act(staff.visitor, checked.id, "apply");
    expect(applied.counts).toMatchObject({ created: 2, rejected: 0 });
    await act(staff.visitor, checked.id, "undo");
    await act(staff.visitor, taken.id, "undo");
  });

  it("counts what was written, and gives a row that only the database refused whole", async () => {
    const admin = await signInAsAdmin();
    await admin.post("/inventory-items", { sku: `${mark}-52` });
    const csv = table(row(51), row(52));
    const checked = await checkedImport(staff.visitor, { csv, images });
    expect(checked.counts).toMatchObject({ created: 2, rejected: 0 });
    const applied = await act(staff.visitor, checked.id, "apply", { partial: true });
    expect(applied.counts).toMatchObject({ created: 1, rejected: 1 });
    expect(applied.creations).toEqual([`Rail ${mark} 51`]);
    const { body: rejected } = await staff.visitor.ask("imports.rejectedRows", {
      params: { id: checked.id },
    });
    expect(String(rejected)).toContain(`${mark}-52,Rail ${mark} 52,${mark}-52,${categoryName}`);
    await act(staff.visitor, checked.id, "undo");
  });

  it("shows each field that changes, and gives it back; what changed since stays", async () => {
    const first = await checkedImport(staff.visitor, { csv: table(row(7), row(8)), images });
    await act(staff.visitor, first.id, "apply");
    const again = await checkedImport(staff.visitor, { csv: table(row(7), row(8)), images });
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });

    const csv =
      "SKU,Original Price,Discount %,On hand,spec:Width\n" +
      `${mark}-7,30.00,10,9,\n${mark}-8,,,4,6 cm\n`;
    const change = await checkedImport(staff.visitor, { csv });
    expect(change.differences).toEqual([
      {
        name: `Rail ${mark} 7`,
        changes: [
          "Original Price $20.00 → $30.00",
          "Discount % 0 → 10",
          "Sale price none → $27.00",
          "On hand 3 → 9",
        ],
      },
      {
        name: `Rail ${mark} 8`,
        changes: ["On hand 3 → 4", "Specifications − Width: 5 cm, + Width: 6 cm"],
      },
    ]);
    await act(staff.visitor, change.id, "apply");
    const [seven, eight] = await found();
    expect(seven).toMatchObject({ priceCAD: 2700, originalPriceCAD: 3000, onSale: true, stock: 9 });
    expect(eight?.specs).toEqual({ Width: "6 cm" });

    await staff.visitor.ask("products.change", {
      params: { id: seven?.id ?? "" },
      body: { stock: 1 },
    });
    const undone = await act(staff.visitor, change.id, "undo");
    expect(undone.kept).toEqual([`Rail ${mark} 7: changed since (On hand)`]);
    expect(await found()).toMatchObject([
      { priceCAD: 2000, onSale: false, stock: 1 },
      { stock: 3, specs: { Width: "5 cm" } },
    ]);
    await act(staff.visitor, first.id, "undo");
    expect(await found()).toEqual([]);
  });

  it("shows what is wrong in itself and what the shop does not know together", async () => {
    const bad = row(1, { price: "twenty", category: "Nowhere" });
    const csv = table(bad, row(2, { category: "Nowhere" }).replace("rail.png", "lost.png"));
    const { errors } = await checkedImport(staff.visitor, { csv, images });
    expect(errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
      "2 Original Price",
      "2 Category",
      "3 Images",
      "3 Category",
    ]);
  });

  it("tells all faults of a row at once, whatever finds them", async () => {
    const csv = table(
      row(1, { price: "twenty", stock: "many", category: "Nowhere" }).replace(
        "rail.png",
        "lost.png",
      ),
      `${mark}-2,,,,,#REF!,0,3,,,`,
    );
    const { errors, counts } = await checkedImport(staff.visitor, { csv, images });
    expect(errors.map(({ row: at, column }) => `${at} ${column}`)).toEqual([
      ...["2 Original Price", "2 On hand", "2 Images", "2 Category"],
      ...["3 Original Price", "3 Name", "3 Category", "3 Description", "3 Images"],
    ]);
    expect(counts).toMatchObject({ rows: 2, rejected: 2 });
  });

  it("tells all faults of a row of categories or slides at once, too", async () => {
    const faultsOf = async (kind: "categories" | "slides", csv: string) => {
      const { errors } = await checkedImport(staff.visitor, { csv, kind });
      return errors.map(({ row: at, column }) => `${at} ${column}`);
    };
    const categories = `Slug,Parent,Description,Image,Alt\n${mark}-a,Nowhere,#REF!,lost.png,One|two\n`;
    expect(await faultsOf("categories", categories)).toEqual([
      ...["2 Description", "2 Alt", "2 Name", "2 Parent"],
    ]);
    const slides = `Title,Image,Active,Order\n${mark} a,lost.png,perhaps,first\n${mark} b,,,first\n`;
    expect(await faultsOf("slides", slides)).toEqual([
      ...["2 Active", "2 Order", "2 Image", "3 Order", "3 Image"],
    ]);
  });

  it("takes Canadian columns as specifications, and notes devices without a licence", async () => {
    const csv = [
      `${HEADER},device_class,license_number,Tax Class,return_policy,Oversize`,
      `${row(21)},II,,zero-rated,final sale once opened,no`,
      `${row(22)},3,104712,taxable,standard,yes`,
      `${row(23)},V,12-34,none,never,maybe`,
    ].join("\n");
    const checked = await checkedImport(staff.visitor, { csv, images });
    const note = `catalogue.csv, row 2: “Rail ${mark} 21” is a Class II device without a licence number.`;
    expect(checked.warnings).toEqual([expect.stringContaining(note)]);
    expect(checked.errors.map(({ column }) => column)).toEqual([
      "Tax Class",
      "device_class",
      "license_number",
      "return_policy",
      "Oversize",
    ]);
    const applied = await act(staff.visitor, checked.id, "apply", { partial: true });
    expect(applied.warnings).toEqual(checked.warnings);
    expect((await found()).map(({ specs }) => specs)).toEqual([
      {
        Width: "5 cm",
        "Sales tax": "No GST/HST: zero-rated medical device",
        "Medical device class": "Class II",
        Returns: "Final sale once opened (hygiene)",
      },
      {
        Width: "5 cm",
        "Sales tax": "GST/HST applies",
        "Medical device class": "Class III",
        "Medical device licence": "104712",
        Returns: "30 days",
        Delivery: "Oversize: delivered by freight",
      },
    ]);
    const exported = String(
      (await staff.visitor.ask("catalogFiles.download", { params: { kind: "products" } })).body,
    );
    const again = await checkedImport(staff.visitor, { csv: exported });
    expect(again.counts).toMatchObject({ created: 0, updated: 0, rejected: 0 });
    await act(staff.visitor, checked.id, "undo");
    expect(await found()).toEqual([]);
  });

  it("refuses a file that is no table of products, and says why", async () => {
    const refused = await checkedImport(staff.visitor, { csv: "Colour,Size\nred,4\n" });
    expect(refused).toMatchObject({ status: "refused", canApply: false });
    expect(refused.problem).toContain('catalogue.csv: it has no column "SKU"');
  });

  it("asks what unknown columns are, keeps the answer for the next such file, and lets it be changed", async () => {
    const list = (number: number, price: string) =>
      `Réf,Nom du produit,Prix de vente,Qté,Taille ${mark},Photo\n${mark}-${number},Canne ${mark},"${price}",4,S,rail.png\n`;
    const unclear = await checkedImport(staff.visitor, { csv: list(41, "20,00 $"), images });
    expect(unclear).toMatchObject({ status: "refused", counts: null });
    expect(unclear.columns?.columns.map(({ suggestion }) => suggestion)).toEqual([
      ...["SKU", "Name", "Original Price", "On hand", "", "Images"],
    ]);
    const fields = ["SKU", "Name", "Original Price", "On hand", "spec:Taille", "Images"];
    const choose = (id: string, chosen: readonly string[]) =>
      staff.visitor.ask("imports.chooseColumns", {
        params: { id },
        body: {
          columns: (unclear.columns?.columns ?? []).map(({ heading }, place) => ({
            heading,
            field: chosen[place] ?? "",
          })),
        },
      });
    expect((await choose(unclear.id, fields)).status).toBe(202);
    const clear = await settled(staff.visitor, unclear.id);
    expect(clear).toMatchObject({ status: "ready", problem: null, warnings: [] });
    expect(clear.columns?.missing).toEqual([["Category", "Categories"], ["Description"]]);
    expect(clear.errors.map(({ column }) => column)).toEqual(["Category", "Description"]);

    const next = await checkedImport(staff.visitor, { csv: list(42, "twenty"), images });
    expect(next.status).toBe("ready");
    expect(next.errors.map(({ column }) => column)).toEqual([
      ...["Prix de vente", "Category", "Description"],
    ]);
    expect((await choose(next.id, [...fields.slice(0, 2), ""])).status).toBe(202);
    const changed = await settled(staff.visitor, next.id);
    expect(changed.errors.map(({ column }) => column)).toContain("Original Price");

    const first = await checkedImport(staff.visitor, { csv: table(row(43)), images });
    await act(staff.visitor, first.id, "apply");
    expect((await choose(first.id, fields)).status).toBe(409);
    await act(staff.visitor, first.id, "undo");
  });

  it("does not look into the shop's own network for pictures", async () => {
    const csv = table(row(9)).replace("rail.png", "http://127.0.0.1:1/rail.png");
    const { errors, warnings } = await checkedImport(staff.visitor, { csv });
    expect(errors).toEqual([]);
    expect(warnings).toEqual([
      "catalogue.csv, row 2: the picture http://127.0.0.1:1/rail.png cannot be fetched now. The address is inside a private network. The product comes without it, and it is tried again later.",
    ]);
  });

  it("goes on without a picture that cannot be fetched, and waits for it", async () => {
    const address = "https://nowhere.invalid/rail.png?v=1";
    const csv = table(row(10)).replace("rail.png", address);
    const first = await checkedImport(staff.visitor, { csv });
    expect(first.warnings).toEqual([expect.stringContaining(`the picture ${address} cannot be`)]);
    await act(staff.visitor, first.id, "apply");
    expect(await found()).toMatchObject([{ sku: `${mark}-10`, images: [] }]);
    const missing = async () => {
      const { body } = await staff.visitor.ask("missingImages.list");
      const { images } = MissingImageList.parse(body);
      return images.filter(({ productName }) => productName.includes(mark));
    };
    const [waiting] = await missing();
    expect(waiting).toMatchObject({
      productName: `Rail ${mark} 10`,
      address,
      reason: expect.stringMatching(/^The address does not answer/),
    });
    expect((await staff.visitor.ask("missingImages.retry", { body: {} })).status).toBe(202);
    await eventually(async () => {
      const { body } = await staff.visitor.ask("missingImages.list");
      expect(MissingImageList.parse(body).isTrying).toBe(false);
    });
    const [tried] = await missing();
    expect(tried?.triedAt).not.toBe(waiting?.triedAt);

    // A picture of that name beside the file takes its place, and nobody waits any more.
    const again = await checkedImport(staff.visitor, { csv, images });
    expect(again).toMatchObject({ warnings: [], counts: { updated: 1 } });
    await act(staff.visitor, again.id, "apply");
    expect((await found())[0]?.images).toHaveLength(1);
    expect(await missing()).toEqual([]);

    // The same file without it takes nothing away; what waits goes with its import, or when told to.
    const third = await checkedImport(staff.visitor, { csv });
    expect(third.counts).toMatchObject({ updated: 0, unchanged: 1 });
    await act(staff.visitor, third.id, "apply");
    const id = (await missing())[0]?.id ?? "";
    const forget = () => staff.visitor.ask("missingImages.forget", { params: { id } });
    expect([(await forget()).status, (await forget()).status]).toEqual([200, 404]);
    await act(staff.visitor, again.id, "undo");
    expect((await found())[0]?.images).toEqual([]);
    expect(await missing()).toMatchObject([{ productName: `Rail ${mark} 10`, address }]);
    await act(staff.visitor, first.id, "undo");
    expect(await missing()).toEqual([]);
    expect(await found()).toEqual([]);
  });

  it("names a picture that is there but broken, in its row and before anything is written", async () => {
    const whole = await aImage();
    const cut = [{ name: "rail.png", bytes: whole.subarray(0, whole.length >> 1) }];
    const { errors } = await checkedImport(staff.visitor, { csv: table(row(12)), images: cut });
    expect(errors).toMatchObject([{ row: 2, column: "Images", value: "rail.png" }]);
    const fields = { skipImages: "true" };
    const without = await checkedImport(staff.visitor, {
      csv: table(row(12)),
      images: cut,
      fields,
    });
    expect(without).toMatchObject({ errors: [], counts: { created: 1 } });
  });
});

describe("an import that removes what the file does not name", () => {
  it("says what that is, wants it agreed to, and can be taken back", async () => {
    const first = await checkedImport(staff.visitor, { csv: table(row(21), row(22)), images });
    await act(staff.visitor, first.id, "apply");
    const { body } = await staff.visitor.ask("catalogFiles.download", {
      params: { kind: "products" },
    });
    const lines = String(body).split(/\r?\n/);
    const csv = lines.filter((line) => !line.includes(`${mark}-22`)).join("\n");
    const checked = await checkedImport(staff.visitor, { csv, fields: { prune: "true" } });
    expect(checked).toMatchObject({
      prune: true,
      counts: { created: 0, updated: 0, removed: 1, rejected: 0 },
      removals: [`Rail ${mark} 22`],
    });
    const unasked = await staff.visitor.ask("imports.apply", {
      params: { id: checked.id },
      body: {},
    });
    expect([unasked.status, unasked.body]).toMatchObject([
      409,
      { message: "Please look again at what would be removed, and agree to it." },
    ]);

    // Somebody adds a product meanwhile: nobody agreed to remove that one.
    const late = await checkedImport(staff.visitor, { csv: table(row(23)), images });
    await act(staff.visitor, late.id, "apply");
    const stopped = await act(staff.visitor, checked.id, "apply", { removals: 1 });
    expect(stopped).toMatchObject({ status: "ready", counts: { removed: 2 } });
    expect(await found()).toHaveLength(3);

    const applied = await act(staff.visitor, checked.id, "apply", { removals: 2 });
    expect(applied).toMatchObject({ status: "applied", counts: { removed: 2 }, canUndo: true });
    expect(await found()).toMatchObject([{ sku: `${mark}-21` }]);
    await act(staff.visitor, checked.id, "undo");
    expect(await found()).toHaveLength(3);
    for (const { id } of [late, first]) await act(staff.visitor, id, "undo");
    expect(await found()).toEqual([]);
  });

  it("is not applied in part, and not together with only new things", async () => {
    const csv = table(row(24), row(25, { price: "twenty" }));
    const checked = await checkedImport(staff.visitor, {
      csv,
      images,
      fields: { prune: "true" },
    });
    expect(checked.counts).toMatchObject({ removed: 0, rejected: 1 });
    const part = await staff.visitor.ask("imports.apply", {
      params: { id: checked.id },
      body: { partial: true },
    });
    expect(part.status).toBe(409);
    const both = await sendImport(staff.visitor, {
      csv,
      fields: { prune: "true", onlyNew: "true" },
    });
    expect(both.status).toBe(400);
  });
});

describe("an import of only new things", () => {
  it("leaves alone what is there", async () => {
    const first = await checkedImport(staff.visitor, { csv: table(row(31)), images });
    await act(staff.visitor, first.id, "apply");
    const csv = table(row(31, { price: "99.00" }), row(32));
    const fields = { onlyNew: "true" };
    const second = await checkedImport(staff.visitor, { csv, images, fields });
    expect(second).toMatchObject({ onlyNew: true, counts: { created: 1, updated: 0, skipped: 1 } });
    await act(staff.visitor, second.id, "apply");
    expect(await found()).toMatchObject([{ priceCAD: 2000 }, { sku: `${mark}-32` }]);
    for (const { id } of [second, first]) await act(staff.visitor, id, "undo");
  });
});

describe("categories on the way", () => {
  it("are made when asked for, with their parents, and go with the import", async () => {
    const path = `${categoryName} > Rare ${mark} > Rarest ${mark}`;
    const csv = table(row(11, { category: path }));
    expect((await checkedImport(staff.visitor, { csv, images })).counts?.rejected).toBe(1);
    const fields = { createMissing: "true" };
    const checked = await checkedImport(staff.visitor, { csv, images, fields });
    expect(checked.counts?.rejected).toBe(0);
    await act(staff.visitor, checked.id, "apply");
    const made = CategoryListResponse.parse((await callApi("categories.list")).body).filter(
      ({ name }) => name.includes(mark),
    );
    expect(made.map(({ name }) => name)).toEqual([`Rare ${mark}`, `Rarest ${mark}`]);
    expect((await found())[0]?.categoryId).toBe(made[1]?.id);
    await act(staff.visitor, checked.id, "undo");
    const left = CategoryListResponse.parse((await callApi("categories.list")).body);
    expect(left.filter(({ name }) => name.includes(mark))).toEqual([]);
  });
});

describe("the catalogue as a file", () => {
  it.each([
    ["products", "csv"],
    ["products", "xlsx"],
    ["categories", "xlsx"],
    ["categories", "csv"],
    ["slides", "csv"],
    ["slides", "xlsx"],
  ] as const)(
    "of %s changes nothing when it is loaded again, whatever it holds (%s)",
    async (kind, format) => {
      const { status, body, headers } = await staff.visitor.ask("catalogFiles.download", {
        params: { kind },
        query: { format },
      });
      expect(status).toBe(200);
      expect(headers.get("content-disposition")).toContain(`"${kind}.${format}"`);
      const csv = body as string | Buffer;
      const ways: Record<string, string>[] = [{}, { clearBlanks: "true" }];
      for (const fields of ways) {
        const checked = await checkedImport(staff.visitor, { csv, kind, fields });
        expect(checked.errors).toEqual([]);
        expect(checked.differences).toEqual([]);
        expect(checked.counts).toMatchObject({ created: 0, updated: 0, rejected: 0 });
        expect(checked.counts?.unchanged).toBe(checked.counts?.rows);
      }
    },
  );

  it("gives the rows of a workbook that were not taken as a workbook, to be mended and loaded", async () => {
    const params = { kind: "products" } as const;
    const query = { template: "true", format: "xlsx" } as const;
    const { body } = await staff.visitor.ask("catalogFiles.download", { params, query });
    const upload = { csv: body as Buffer, name: "mine.xlsx" };
    const { id, hasRejectedRows } = await checkedImport(staff.visitor, upload);
    expect(hasRejectedRows).toBe(true);
    const rejected = await staff.visitor.ask("imports.rejectedRows", { params: { id } });
    expect(rejected.headers.get("content-disposition")).toContain('"errors.xlsx"');
    const images = [
      { name: "cane-front.jpg", bytes: await aImage() },
      { name: "cane-handle.jpg", bytes: await aImage() },
    ];
    const mended = { csv: rejected.body as Buffer, name: "errors.xlsx", images };
    expect(await checkedImport(staff.visitor, mended)).toMatchObject({
      errors: [],
      counts: { created: 1, rejected: 0 },
    });
  });

  it("has a template that only lacks its pictures", async () => {
    const { body } = await staff.visitor.ask("catalogFiles.download", {
      params: { kind: "products" },
      query: { template: "true" },
    });
    const { errors, warnings } = await checkedImport(staff.visitor, { csv: String(body) });
    expect(warnings).toEqual([]);
    expect(errors.map(({ column }) => column)).toEqual(["Images", "Images"]);
  });
});
