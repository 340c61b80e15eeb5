import { afterAll, beforeAll, expect, it } from "vitest";
import { Migration20261122051100 } from "../src/modules/catalog-import/migrations/Migration20261122051100";
import { stockOf } from "./support/checkout";
import { act, checkedImport } from "./support/import-screen";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";

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

/** Runs one way of the migration on the shop's database. */
async function migrate(way: "up" | "down"): Promise<void> {
  const migration = new Migration20261122051100(undefined as never, undefined as never);
  await migration[way]();
  for (const query of migration.getQueries()) await queryShop(String(query));
}

it("an import that was journalled with the word stock is taken back", async () => {
  const product = await catalog.add({ title: "Journalled", dollars: 10, stock: 5 });
  const checked = await checkedImport(staff.visitor, { csv: `SKU,Stock\n${product.sku},9\n` });
  expect(checked.differences).toEqual([{ name: "Journalled", changes: ["On hand 5 → 9"] }]);
  await act(staff.visitor, checked.id, "apply");
  await migrate("down");
  const journal = () =>
    queryShop("select before, after from catalog_import_change where entity_id = $1", [product.id]);
  expect(await journal()).toEqual([{ before: { stock: 5 }, after: { stock: 9 } }]);
  await migrate("up");
  expect(await journal()).toEqual([{ before: { onHand: 5 }, after: { onHand: 9 } }]);
  await act(staff.visitor, checked.id, "undo");
  expect(await stockOf(catalog, product)).toMatchObject({ stocked: 5 });
});
