import { ModulesSdkUtils } from "@medusajs/framework/utils";
import { afterAll, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { availableOf } from "../src/catalog/products/available";
import {
  archiveProducts,
  awaitedProducts,
  listArchivedProducts,
  unarchiveProducts,
} from "../src/medusa/archived-products";
import { countCategoryContents } from "../src/medusa/category-contents";
import { readCategoryRows } from "../src/medusa/category-rows";
import { handlesLike } from "../src/medusa/handles";
import { MEDUSA_IMAGE_COLUMNS } from "../src/medusa/image-columns";
import { listAccounts } from "../src/medusa/list-accounts";
import { PRODUCTS_OF_SALE_WINDOWS } from "../src/medusa/product-change-sources";
import { MEDUSA_TABLES } from "../src/medusa/tables";
import { isTakenSku } from "../src/medusa/taken-sku";
import { readProductStock, readVariantStock } from "../src/medusa/variant-stock";
import { signInAsAdmin } from "./support/admin-api";
import { availabilityByMedusa } from "./support/medusa-session";

/** Compares `backend/src/medusa` with the tables, and the answers, of the installed version. */
const database = ModulesSdkUtils.createPgConnection({ clientUrl: shopUnderTest().databaseUrl });
afterAll(() => database.destroy());

/** Columns of all tables, as `table.column`, with their types. */
async function columnTypes(): Promise<Map<string, string>> {
  const { rows } = await database.raw<{ rows: { name: string; type: string }[] }>(
    `select c.relname || '.' || a.attname as name, format_type(a.atttypid, null) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

it("finds the columns that our SQL names, of the types that it expects", async () => {
  const types = await columnTypes();
  const differences = Object.entries(MEDUSA_TABLES).flatMap(([table, columns]) =>
    Object.entries(columns)
      .map(([column, expected]) => ({ name: `${table}.${column}`, expected }))
      .filter(({ name, expected }) => types.get(name) !== expected)
      .map(({ name, expected }) => `${name}: ${types.get(name) ?? "missing"}, not ${expected}`),
  );
  expect(differences).toEqual([]);
});

it("knows every column that may hold the address of an image", async () => {
  const known = new Set<string>([
    ...MEDUSA_IMAGE_COLUMNS.map(([table, column]) => `${table}.${column}`),
    ...["carousel_slide.image_url", "category_image.image_url", "post.cover_url"],
    // Addresses of other things.
    ...["fulfillment_label.label_url", "fulfillment_label.tracking_url"],
  ]);
  const named = [...(await columnTypes())]
    .filter(
      ([name, type]) =>
        type === "text" && /\.\w*(?:thumbnail|avatar|image|logo|photo|url)/.test(name),
    )
    .map(([name]) => name)
    .filter((name) => !name.startsWith("search_typed_") && !name.endsWith("_id"));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it("can ask every query of the room", async () => {
  expect(await readVariantStock(database, ["nothing"])).toEqual(new Map());
  expect(await readProductStock(database, ["nothing"])).toEqual(new Map());
  expect(await awaitedProducts(database, ["nothing"])).toEqual(new Set());
  expect(await unarchiveProducts(database, [])).toBe(0);
  expect(await isTakenSku(database, "no such SKU", "nothing")).toBe(false);
  expect(await handlesLike(database, "product", "no-such-handle")).toEqual(new Set());
  expect(await countCategoryContents(database, "nothing")).toEqual({ products: 0, categories: 0 });
  expect((await readCategoryRows(database)).length).toBeGreaterThan(0);
  const now = new Date();
  await database.raw(PRODUCTS_OF_SALE_WINDOWS, [now, now, now, now]);
  await archiveProducts(database, []);
  await listArchivedProducts(database);
});

it("counts the stock of every variant as Medusa does for its store", async () => {
  const [{ channel, places }] = (
    await database.raw<{ rows: [{ channel: string; places: string[] }] }>(
      `select default_sales_channel_id as channel, array(
          select stock_location_id from sales_channel_stock_location
          where sales_channel_id = default_sales_channel_id and deleted_at is null) as places
        from store`,
    )
  ).rows;
  const variants = (
    await database.raw<{ rows: { id: string }[] }>(
      `select id from product_variant
        where deleted_at is null and manage_inventory and not allow_backorder`,
    )
  ).rows.map(({ id }) => id);
  expect(variants.length).toBeGreaterThan(50);
  const stocks = await readVariantStock(database, variants);
  const ours = [...stocks].filter(([, { isCounted }]) => isCounted);
  expect(Object.fromEntries(ours.map(([id, stock]) => [id, availableOf(stock, places)]))).toEqual(
    await availabilityByMedusa(channel, variants),
  );
});

it("lists the accounts that Medusa's admin lists", async () => {
  const admin = await signInAsAdmin();
  const fields = "fields=id,email,first_name,last_name&limit=1000";
  const [{ customers }, { users }] = await Promise.all([
    admin.get<{ customers: Person[] }>(`/customers?has_account=true&${fields}`),
    admin.get<{ users: Person[] }>(`/users?${fields}`),
  ]);
  const { accounts, total } = await listAccounts(database, {});
  expect(total).toBe(customers.length + users.length);
  const told = ({ id, email, first_name, last_name }: Person) =>
    `${id} ${email} ${first_name} ${last_name}`;
  expect(accounts.map(told).sort()).toEqual([...customers, ...users].map(told).sort());
  const staff = accounts.filter(({ is_staff }) => is_staff).map(({ id }) => id);
  expect(staff.sort()).toEqual(users.map(({ id }) => id).sort());
});

interface Person {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
}
