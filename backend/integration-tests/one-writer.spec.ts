import type { StaffProduct } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "./support/eventually";
import { untilWaiting, whileHeld } from "./support/held-rows";
import { act, checkedImport } from "./support/import-screen";
import { listProducts } from "./support/list-products";
import { searchTable } from "./support/search-table";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

let catalog: TestCatalog;
let staff: Staff;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  staff = await Staff.signIn();
});
afterAll(async () => {
  await staff.leave();
  await catalog.close();
});

const save = ({ id }: MadeProduct, changes: Record<string, unknown>) =>
  staff.change<StaffProduct>("products", id, changes);

/** Loads a row that renames a product. */
async function load({ sku }: MadeProduct, name: string): Promise<void> {
  const checked = await checkedImport(staff.visitor, { csv: `SKU,Name\n${sku},${name}` });
  expect(checked.errors).toEqual([]);
  await act(staff.visitor, checked.id, "apply");
}

const listed = async ({ id }: MadeProduct) => (await listProducts({ ids: id })).products[0];

describe("a change of one thing, by staff or by a file", () => {
  it("does not put a product into the shop that has no price", async () => {
    const product = await catalog.add({ title: "Unpriced", dollars: null, stock: 3 });
    expect(await save(product, { featured: true })).toMatchObject({ isListed: false });
    await load(product, `Unpriced ${catalog.mark}`);
    expect(await listed(product)).toBeUndefined();
    expect(await save(product, { originalPriceCAD: 900 })).toMatchObject({
      isListed: true,
      priceCAD: 900,
      name: `Unpriced ${catalog.mark}`,
    });
  });

  it("keeps the thumbnail that staff chose in Medusa Admin", async () => {
    const product = await catalog.add({ title: "Thumb", dollars: 10 });
    const thumbnail = "/static/00000000000000cc.webp";
    await catalog.admin.post(`/products/${product.id}`, { thumbnail });
    const kept = () =>
      queryShop("select title, thumbnail from product where id = $1", [product.id]);
    await save(product, { name: "By staff" });
    expect(await kept()).toEqual([{ title: "By staff", thumbnail }]);
    await load(product, "By file");
    expect(await kept()).toEqual([{ title: "By file", thumbnail }]);
  });
});

describe("what lists show after a change", () => {
  it("counts an order that came while it was written", async () => {
    const product = await catalog.add({ title: "Ordered", dollars: 10, stock: 8 });
    let saved: Promise<StaffProduct> | undefined;
    let reservationId = "";
    await whileHeld("select 1 from product where id = $1 for update", [product.id], async () => {
      saved = save(product, { name: "Renamed" });
      await untilWaiting("product", 1);
      ({ reservationId } = await catalog.reserve(product.id, 3));
      await eventually(async () => expect(await listed(product)).toMatchObject({ stock: 5 }));
    });
    expect(await saved).toMatchObject({ name: "Renamed", stock: 5 });
    expect(await listed(product)).toMatchObject({ name: "Renamed", stock: 5 });
    await catalog.admin.delete(`/reservations/${reservationId}`);
  });

  it("is what was written, also when somebody indexes what was there before", async () => {
    const product = await catalog.add({ title: "Before", dollars: 10, stock: 8, featured: true });
    // The worker has seen all of it, and is done: what comes last is in the list.
    const rate = (rating: number) =>
      queryShop(
        `update product_merchandising set rating = $2 where id =
          (select product_merchandising_id from product_product_merchandising_product_merchandising
            where product_id = $1)`,
        [product.id, rating],
      );
    await rate(3);
    await eventually(async () => {
      const noted = await queryShop("select 1 from product_change where product_id = $1", [
        product.id,
      ]);
      expect(noted).toEqual([]);
      expect(await listed(product)).toMatchObject({ stock: 8, rating: 3 });
    });
    const table = await searchTable();
    let saved: Promise<StaffProduct> | undefined;
    await whileHeld(`select 1 from "${table}" where id = $1 for update`, [product.id], async () => {
      saved = save(product, { name: "After" });
      await untilWaiting(table, 1);
      // The worker takes the product up, if the save's own note has not told it to, and reads it
      // without the name.
      await rate(4);
      await untilWaiting(table, 2);
    });
    expect(await saved).toMatchObject({ name: "After", rating: 4 });
    expect(await listed(product)).toMatchObject({ name: "After", rating: 4 });
  });
});
