import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PERSONAL_TABLES } from "../src/accounts/personal-tables";
import { checkFolder } from "../src/moving/check-folder";
import { exportRecords, openShopFolder } from "../src/moving/export-shop";
import { type LoadedCounts, loadRecords } from "../src/moving/load-records";
import {
  CATALOGUE_TABLES,
  INDEX_TABLES,
  RECORD_FILES,
  type RecordFile,
  STAYING_TABLES,
  tablesOf,
} from "../src/moving/moved-tables";
import { AnotherShop, type Database, otherIds, thisShop } from "./support/another-shop";
import {
  type CartLine,
  checkOut,
  confirmCard,
  SHIPPING,
  setStatus,
  storedStatus,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, PASSWORD, type Shopper } from "./support/shopper";
import { Staff } from "./support/staff";
import { StoreSetup } from "./support/store-setup";
import { TestCatalog } from "./support/test-catalogue";

const SILENT = { start: () => ({ advance: () => undefined, end: () => undefined }) };
const NUMBERS = { gstHst: "123456789 RT0001", qst: "", bc: "", sk: "", mb: "" };
const FILES = Object.keys(RECORD_FILES) as RecordFile[];

const here = thisShop();
let folder: string;
let catalog: TestCatalog;
const NEXT = "spruce-and-birch";

let store: StoreSetup;
let staff: Staff;
let there: AnotherShop;
let ada: Shopper;
let waiting: string;
let refunded: string;
let unpaid: string;
let ids: string[];

/** Two variants, one of them twice. */
async function anOrder(lines: readonly CartLine[]): Promise<string> {
  const shipping = { ...SHIPPING, email: ada.email };
  const { orderId, clientSecret } = await checkOut(ada.visitor, lines, { shipping });
  await confirmCard(clientSecret);
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  return orderId;
}

async function setSettings(isOurs: boolean): Promise<void> {
  const body = { numbers: isOurs ? NUMBERS : { ...NUMBERS, gstHst: "" } };
  const answer = await staff.visitor.ask("taxSettings.change", { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const guests = { body: { guestCheckout: isOurs } };
  expect((await staff.visitor.ask("checkoutSettings.change", guests)).status).toBe(200);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "moved-shop-"));
  catalog = await TestCatalog.open();
  store = await StoreSetup.open(catalog);
  staff = await Staff.signIn();
  ada = await aSignedInShopper();
  const newPassword = { currentPassword: PASSWORD, password: NEXT, confirmPassword: NEXT };
  expect((await ada.visitor.ask("account.changePassword", { body: newPassword })).status).toBe(200);
  const choice = await catalog.addChoice({
    title: `Moved ${catalog.mark}`,
    options: { Size: ["S", "L"] },
    variants: [
      { options: { Size: "S" }, dollars: 40, stock: 5 },
      { options: { Size: "L" }, dollars: 60, stock: 5 },
    ],
  });
  const [small, large] = choice.variants;
  if (!small || !large) throw new Error("The product has no variants.");
  const lines = [
    { product: small, isChosen: true, cents: 4000, qty: 2 },
    { product: large, isChosen: true, cents: 6000, qty: 1 },
  ];
  waiting = await anOrder(lines);
  refunded = await anOrder(lines.slice(1));
  await setStatus(catalog.admin, refunded, "refunded");
  const { email } = ada;
  // Last: whoever checks out anew gives up an order that they had not paid.
  unpaid = (await checkOut(ada.visitor, lines.slice(1), { shipping: { ...SHIPPING, email } }))
    .orderId;
  const question = { name: "Ada", email, subject: "A walker", message: "=Which one fits?" };
  await ada.visitor.ask("contact.send", { body: question });
  await ada.visitor.ask("newsletter.signUp", { body: { email, source: "/blog" } });
  await store.addDelivery(`Express ${catalog.mark}`, 12.5, { province: "on" });
  await store.addCode("MOVED", 10);
  await store.addCode("REMOVED", 10);
  await here.raw("update promotion set deleted_at = now() where code like 'REMOVED%'");
  await store.addGroup("Clinics", email);
  await store.addGroup("Removed", email);
  await here.raw("update customer_group set deleted_at = now() where name like 'Removed%'");
  await setSettings(true);
  there = await AnotherShop.open();
  ids = await there.takeProduct(catalog, choice.id);
  await openShopFolder(folder);
  await exportRecords(here, folder, SILENT);
});
afterAll(async () => {
  await there.close();
  await here.raw("update promotion set deleted_at = null where code like 'REMOVED%'");
  await here.raw("update customer_group set deleted_at = null where name like 'Removed%'");
  await here.destroy();
  await setSettings(false);
  await store.undo();
  for (const id of [waiting, unpaid]) await setStatus(catalog.admin, id, "cancelled");
  await catalog.close();
  await rm(folder, { recursive: true });
});

const textOf = (file: string, of = folder) => readFile(join(of, file), "utf8");
const load = async (from = folder): Promise<LoadedCounts> =>
  loadRecords(there.database, from, await checkFolder(there.database, from), SILENT);

/** The folder that a shop is exported to. */
async function exportedTo(database: Database): Promise<string> {
  const target = await mkdtemp(join(folder, "back-"));
  await exportRecords(database, target, SILENT);
  return target;
}

async function valueThere<Value>(sql: string): Promise<Value | undefined> {
  const { rows } = await there.database.raw<{ rows: { value: Value }[] }>(sql);
  return rows[0]?.value;
}

/** A copy of the folder with one file changed. */
async function damagedFolder(file: string, change: (text: string) => string): Promise<string> {
  const copy = await mkdtemp(join(folder, "damaged-"));
  const names = [
    "shop.json",
    "known-ids.jsonl",
    "settings.jsonl",
    ...FILES.map((f) => `${f}.jsonl`),
  ];
  for (const name of names) {
    const text = await textOf(name);
    await writeFile(join(copy, name), name === file ? change(text) : text);
  }
  return copy;
}

describe("a whole shop as a folder", () => {
  it("says of every table what becomes of it", async () => {
    const tables = await queryShop<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const moved = [...FILES, "settings" as const].flatMap(tablesOf);
    const known = [...moved, ...CATALOGUE_TABLES, ...Object.keys(STAYING_TABLES)];
    const isKnown = (name: string) => known.includes(name) || INDEX_TABLES.test(name);
    const names = tables.map(({ name }) => name);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
    expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
    expect(Object.keys(PERSONAL_TABLES).filter((name) => !isKnown(name))).toEqual([]);
  });

  it("is its owner's alone, and holds no password", async () => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const file of FILES) {
      expect((await stat(join(folder, `${file}.csv`))).mode & 0o777).toBe(0o600);
      expect((await stat(join(folder, `${file}.jsonl`))).mode & 0o777).toBe(0o600);
      expect(await textOf(`${file}.jsonl`)).not.toMatch(/scrypt|"password|client_secret/);
    }
    expect(await textOf("customers.jsonl")).toContain(ada.email);
  });

  it("is written into an empty folder only", async () => {
    await expect(openShopFolder(folder)).rejects.toThrow("is not empty: name a new folder.");
  });

  it("has tables that people read, and that compute nothing", async () => {
    expect(await textOf("orders.csv")).toContain(`Moved ${catalog.mark}`);
    expect(await textOf("messages.csv")).toContain("'=Which one fits?");
    expect(await textOf("newsletter.csv")).toContain(`${ada.email},pending,`);
  });

  it("leaves out orders that are being paid, and has others as they were before a change", async () => {
    expect(await textOf("orders.jsonl")).not.toContain(unpaid);
    expect(JSON.parse(await textOf("shop.json")).waitingOrders).toBeGreaterThan(0);
    const change = "update shop_order set pending_status = $2 where id = $1 returning number";
    const [order] = await queryShop<{ number: number }>(change, [waiting, "fulfilled"]);
    const changing = await exportedTo(here);
    await queryShop(change, [waiting, null]);
    expect(JSON.parse(await textOf("shop.json", changing)).changingOrders).toContain(order?.number);
    const sent = (await textOf("orders.jsonl", changing)).split("\n");
    const line = sent.find((each) => each.includes(waiting)) ?? "{}";
    expect(JSON.parse(line).shop_order).toMatchObject([{ status: "paid", pending_status: null }]);
  });

  it("is refused before anything is written where it is damaged, newer, or of another version", async () => {
    const refusals: [string, (text: string) => string, RegExp][] = [
      ["orders.jsonl", (text) => text.slice(0, -20), /orders\.jsonl is damaged/],
      ["shop.json", (text) => text.replace('"version": 1', '"version": 2'), /a newer shop/],
      ["shop.json", () => "{", /shop\.json .* is damaged/],
      [
        "settings.jsonl",
        (text) => text.replace("tax_region", "user"),
        /settings\.jsonl is damaged/,
      ],
    ];
    for (const [file, change, problem] of refusals) {
      const damaged = await damagedFolder(file, change);
      await expect(checkFolder(there.database, damaged)).rejects.toThrow(problem);
    }
    await expect(checkFolder(there.database, join(folder, "nowhere"))).rejects.toThrow(
      /There is no shop\.json/,
    );
    expect(await valueThere('select count(*)::int as value from "order"')).toBe(0);
  });

  it("moves: the other shop keeps the same of everybody and every order, and mails nobody", async () => {
    const counts = await load();
    expect(counts.customers).toBeGreaterThan(0);
    expect(counts.orders).toBeGreaterThan(1);
    const back = await exportedTo(there.database);
    for (const file of ["settings", ...FILES]) {
      const sent = otherIds(await textOf(`${file}.jsonl`), ids);
      expect(await textOf(`${file}.jsonl`, back), file).toBe(sent);
    }
    expect(await textOf("orders.csv", back)).toBe(await textOf("orders.csv"));
    expect(await valueThere("select count(*)::int as value from outgoing_mail")).toBe(0);
    // Of five each, the order that waits holds two and one.
    const reserved = await there.database.raw<{ rows: { reserved: number }[] }>(
      `select reserved_quantity::int as reserved from inventory_level
        where inventory_item_id = any(?) order by 1`,
      [ids.map((id) => `${id}_OTHER`)] as never,
    );
    expect(reserved.rows).toEqual([{ reserved: 1 }, { reserved: 2 }]);
  });

  it("changes nothing when it is loaded again, and numbers go on behind its orders", async () => {
    expect(await load()).toMatchObject({
      ...{ settings: 0, customers: 0, orders: 0, messages: 0, reviews: 0, notes: 0, newsletter: 0 },
    });
    const last = await valueThere<number>('select max(display_id) as value from "order"');
    expect(await valueThere<string>("select nextval('order_display_id_seq') as value")).toBe(
      String((last ?? 0) + 1),
    );
  });

  it("goes into no shop that has people or orders of its own", async () => {
    const { database } = there;
    const before = await valueThere("select count(*)::int as value from customer");
    await database.raw("update customer set id = id || '_own' where email = ?", [ada.email]);
    await database.raw(
      `insert into "order" (id, currency_code, display_id) values ('order_own', 'cad', 9001)`,
    );
    const problems = load();
    await expect(problems).rejects.toThrow(
      `This shop has other customers with the address: ${ada.email}`,
    );
    await expect(problems).rejects.toThrow("orders of its own, whose numbers would meet: 9001.");
    expect(await valueThere("select count(*)::int as value from customer")).toBe(before);
  });
});
