import {
  ImportDetail,
  PriceGridResponse,
  type PriceGridRow,
  PriceGridSaved,
  type ProductsTogetherInput,
  type StaffProduct,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "./support/eventually";
import { whileHeld } from "./support/held-rows";
import { act, checkedImport, settled } from "./support/import-screen";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

let staff: Staff;
let catalog: TestCatalog;
let categoryId: string;
let cane: MadeProduct;
let bed: MadeProduct;
let unpriced: MadeProduct;

beforeAll(async () => {
  staff = await Staff.signIn();
  catalog = await TestCatalog.open();
  categoryId = await catalog.addCategory("Together");
  cane = await catalog.add({ title: "Cane", dollars: 40, stock: 5, categoryId });
  bed = await catalog.add({ title: "Bed", dollars: 199.99, stock: 2, categoryId });
  unpriced = await catalog.add({ title: "Unpriced", dollars: null, stock: 1, categoryId });
});
afterAll(async () => {
  await staff.leave();
  await catalog.close();
});

/** Checks one change of many products and waits for its preview. */
async function checked(body: ProductsTogetherInput): Promise<ImportDetail> {
  const answer = await staff.visitor.ask("products.changeTogether", { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return settled(staff.visitor, ImportDetail.parse(answer.body).id);
}

/** What staff's list says of a product. */
async function listed({ id }: MadeProduct): Promise<StaffProduct> {
  const { body } = await staff.visitor.ask("products.listAll", { query: { ids: id } });
  return (body as { products: StaffProduct[] }).products[0] as StaffProduct;
}

describe("products that are changed together", () => {
  it("are all that a filter finds; what cannot be changed is left out with the reason, and undo spares what a colleague changed since", async () => {
    // What Medusa made comes into lists in a moment.
    await eventually(async () => {
      const { body } = await staff.visitor.ask("products.listAll", { query: { categoryId } });
      expect(body).toMatchObject({ total: 3 });
    });
    const ready = await checked({
      which: { matching: { categoryId } },
      change: { kind: "price-percent", percent: 10 },
    });
    expect(ready).toMatchObject({
      ...{ status: "ready", source: "list", canApply: true },
      fileName: "Prices up 10%, 3 products",
      counts: { rows: 3, updated: 2, skipped: 1 },
      warnings: ["1 product is left out, because it has no price: Unpriced."],
    });
    expect(ready.differences).toContainEqual({
      name: "Bed",
      changes: ["Original Price $199.99 → $219.99"],
    });
    expect((await listed(cane)).priceCAD).toBe(4000);

    const applied = await act(staff.visitor, ready.id, "apply");
    expect(applied).toMatchObject({ status: "applied", canUndo: true, counts: { updated: 2 } });
    expect((await listed(cane)).priceCAD).toBe(4400);
    expect((await listed(bed)).priceCAD).toBe(21_999);

    await staff.change("products", bed.id, { originalPriceCAD: 25_000 });
    const undone = await act(staff.visitor, ready.id, "undo");
    expect(undone.kept).toEqual(["Bed: changed since (Original Price)"]);
    expect((await listed(cane)).priceCAD).toBe(4000);
    expect((await listed(bed)).priceCAD).toBe(25_000);
    const told = await queryShop(
      "select kind from security_event where subject_id = $1 order by at",
      [ready.id],
    );
    expect(told).toEqual([{ kind: "product.changed-together" }, { kind: "product.changed-back" }]);
  });

  it("may be named one by one, to be made drafts", async () => {
    const drafts = await checked({
      which: { ids: [cane.id, unpriced.id] },
      change: { kind: "published", published: false },
    });
    await act(staff.visitor, drafts.id, "apply");
    expect(await listed(cane)).toMatchObject({ published: false, isListed: false });
    expect((await listed(bed)).published).toBe(true);
    await act(staff.visitor, drafts.id, "undo");
    expect(await listed(cane)).toMatchObject({ published: true, isListed: true });
  });

  it("are changed once, although the work was cut off half way and goes on", async () => {
    const ready = await checked({
      which: { ids: [cane.id, bed.id] },
      change: { kind: "stock-add", pieces: 4 },
    });
    await act(staff.visitor, ready.id, "apply");
    await queryShop(
      "update catalog_import set status = 'applying', worked_at = now() - interval '1 hour' where id = $1",
      [ready.id],
    );
    await queryShop("delete from catalog_import_change where import_id = $1 and entity_id = $2", [
      ready.id,
      bed.id,
    ]);
    const onHand = (await listed(cane)).onHand ?? 0;
    const again = await act(staff.visitor, ready.id, "apply");
    expect(again).toMatchObject({ status: "applied", counts: { updated: 2 } });
    expect((await listed(cane)).onHand).toBe(onHand);
    expect((await listed(bed)).onHand).toBe(10);
  });

  it("stay as they are where the change was taken back while its work was held up", async () => {
    const ready = await checked({
      which: { ids: [bed.id] },
      change: { kind: "stock-add", pieces: 7 },
    });
    const onHand = (await listed(bed)).onHand ?? 0;
    await whileHeld("select pg_advisory_xact_lock(hashtext('import-products'))", [], async () => {
      const params = { id: ready.id };
      await staff.visitor.ask("imports.apply", { params, body: {} });
      await queryShop("update catalog_import set status = 'undone' where id = $1", [ready.id]);
    });
    // One after the other: what was held up has ended when the next one is checked.
    await checked({ which: { ids: [bed.id] }, change: { kind: "stock-add", pieces: 1 } });
    expect((await listed(bed)).onHand).toBe(onHand);
    const { body } = await staff.visitor.ask("imports.read", { params: { id: ready.id } });
    expect(body).toMatchObject({ status: "undone" });
  });

  it("may be put on sale for certain days, and into a category", async () => {
    const further = await catalog.addCategory("Gifts");
    const which = { ids: [cane.id] };
    const sale = await checked({
      which,
      change: { kind: "sale", discountPercentage: 25, saleEnds: "2099-12-31" },
    });
    await act(staff.visitor, sale.id, "apply");
    const moved = await checked({
      which,
      change: { kind: "category", how: "add", categoryId: further },
    });
    await act(staff.visitor, moved.id, "apply");
    expect(await listed(cane)).toMatchObject({
      priceCAD: 3000,
      sale: { discountPercentage: 25 },
      categoryIds: [categoryId, further],
    });
  });

  it("are refused where there are none, and where there is no such category", async () => {
    const ask = async (body: ProductsTogetherInput) =>
      (await staff.visitor.ask("products.changeTogether", { body })).status;
    const change = { kind: "category", how: "move", categoryId: "pcat_none" } as const;
    expect(await ask({ which: { ids: [cane.id] }, change })).toBe(400);
    const featured = { kind: "featured", featured: true } as const;
    expect(await ask({ which: { matching: { categoryId, stock: "out" } }, change: featured })).toBe(
      400,
    );
  });
});

describe("the price grid", () => {
  it("saves rows beside what colleagues changed since, names what it does not write over, and is taken back", async () => {
    const { body } = await staff.visitor.ask("products.readGrid", { query: { categoryId } });
    const { rows, total } = PriceGridResponse.parse(body);
    expect(total).toBe(3);
    const row = ({ id }: MadeProduct) => rows.find(({ productId }) => productId === id);
    expect(row(unpriced)).toMatchObject({ priceCAD: null, salePriceCAD: null, onHand: 1 });
    const [caneNow, bedNow] = [row(cane), row(bed)] as [PriceGridRow, PriceGridRow];
    await staff.change("products", bed.id, { originalPriceCAD: 30_000 });

    const answer = await staff.visitor.ask("products.saveGrid", {
      body: {
        rows: [
          {
            ...{ productId: cane.id, variantId: caneNow.variantId },
            priceCAD: { expected: caneNow.priceCAD, to: 5000 },
            salePriceCAD: { expected: caneNow.salePriceCAD, to: 4499 },
            onHand: { expected: caneNow.onHand, to: 21 },
          },
          {
            ...{ productId: bed.id, variantId: bedNow.variantId },
            priceCAD: { expected: bedNow.priceCAD, to: 20_000 },
          },
        ],
      },
    });
    const saved = PriceGridSaved.parse(answer.body);
    expect(saved).toMatchObject({
      updated: 1,
      problems: [
        {
          ...{ variantId: bedNow.variantId, cell: "priceCAD", now: 30_000 },
          message: "Somebody else has changed it to $300.00 meanwhile.",
        },
      ],
    });
    expect(await listed(cane)).toMatchObject({
      priceCAD: 4499,
      originalPriceCAD: 5000,
      onHand: 21,
    });
    expect((await listed(bed)).priceCAD).toBe(30_000);

    const undone = await act(staff.visitor, saved.importId ?? "", "undo");
    expect(undone.fileName).toBe("Prices and stock, 1 product");
    expect((await listed(cane)).onHand).toBe(caneNow.onHand);
  });
});

it("a file that was loaded after a change of many products is taken back first", async () => {
  const ready = await checked({
    which: { ids: [cane.id] },
    change: { kind: "featured", featured: true },
  });
  await act(staff.visitor, ready.id, "apply");
  const file = await checkedImport(staff.visitor, { csv: `SKU,Stock\n${cane.sku},77\n` });
  await act(staff.visitor, file.id, "apply");
  expect((await settled(staff.visitor, ready.id)).canUndo).toBe(false);
  await act(staff.visitor, file.id, "undo");
  expect((await act(staff.visitor, ready.id, "undo")).status).toBe("undone");
  expect((await listed(cane)).featured).toBe(false);
});
