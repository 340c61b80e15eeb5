import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  AccountOrderListResponse,
  ContactMessageListResponse,
  DashboardFigures,
  EMAIL_NOT_VERIFIED,
  Order,
  OrderListResponse,
  PostListResponse,
  ProductListResponse,
  SubscriberListResponse,
} from "@eldercare/contracts";
import { DEMO_ADMIN_PASSWORD } from "@eldercare/contracts/settings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aFreePort } from "../../tests/support/a-free-port";
import { firstRelease } from "../../tests/support/first-release";
import { openFurtherMedusa } from "../../tests/support/further-medusa";
import { schemaLines } from "../../tests/support/schema-lines";
import { AnotherShop } from "./support/another-shop";
import { PASSWORD, signInAs } from "./support/shopper";
import { Visitor } from "./support/visitor";

/** The orders of tests/snapshots, newest first. */
const ORDERS = [
  [4, "fulfilled", 2995, { receivedCents: 2995, goods: "sent" }],
  [3, "cancelled", 8495, { receivedCents: 0, goods: "released" }],
  [2, "refunded", 2995, { receivedCents: 2995, goods: "released" }],
  [1, "paid", 21985, { receivedCents: 21985, goods: "reserved" }],
] as const;
const PAID_LINES = [
  ["Adjustable Offset-Handle Cane", 1],
  ["Adjustable Bed Assist Rail", 2],
];

let dataDir: string;
let shop: AnotherShop;
let medusa: Awaited<ReturnType<typeof openFurtherMedusa>>;
let staff: Visitor;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "upgraded-shop-"));
  shop = await AnotherShop.of(await firstRelease());
  const of = { DATABASE_URL: shop.url, DATA_DIR: dataDir };
  // What an operator does: npm run migrate.
  await promisify(execFile)(process.execPath, ["scripts/run.mjs", "migrate"], {
    env: { ...process.env, ...of },
  });
  medusa = await openFurtherMedusa({ ...of, STRIPE_SIMULATOR_PORT: String(await aFreePort()) });
  staff = new Visitor(medusa.url);
  await signInAs(staff, "admin@eldercare.example", DEMO_ADMIN_PASSWORD);
  // Every migration there is, on a machine that is busy with other tests.
}, 300_000);
afterAll(async () => {
  await medusa?.stop();
  await shop?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const list = async (query: Record<string, string>) => {
  const { status, body } = await new Visitor(medusa.url).ask("products.list", { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return ProductListResponse.parse(body);
};

it("an upgrade of the first release leaves the tables of a new shop", async () => {
  const { PREPARED_DATABASE_URL: anew = "" } = process.env;
  const [upgraded, made] = await Promise.all([shop.url, anew].map(schemaLines));
  expect(made?.length).toBeGreaterThan(2000);
  expect(upgraded).toEqual(made);
});

it("an upgraded shop lists its products and finds them", async () => {
  const { products, total } = await list({ limit: "100" });
  expect([products.length, total]).toEqual([81, 81]);
  const { products: canes } = await list({ search: "ofset handle cane" });
  expect(canes[0]).toMatchObject({ name: "Adjustable Offset-Handle Cane", priceCAD: 2995 });
});

it("whoever had an account signs in with the password of before, once the address is verified", async () => {
  const ada = new Visitor(medusa.url);
  await signInAs(ada, "ada@example.ca");
  const { orders } = AccountOrderListResponse.parse((await ada.ask("account.orders")).body);
  expect(orders.map(({ number, status, amountCAD }) => [number, status, amountCAD])).toEqual(
    ORDERS.map((order) => order.slice(0, 3)),
  );
  const body = { email: "ben@example.ca", password: PASSWORD };
  expect(await new Visitor(medusa.url).ask("session.signIn", { body })).toMatchObject({
    status: 403,
    body: { code: EMAIL_NOT_VERIFIED },
  });
});

it("staff see the orders, what was paid and paid back of them, and the sums of them all", async () => {
  const { orders } = OrderListResponse.parse((await staff.ask("orders.list")).body);
  expect(orders.map((o) => [o.number, o.status, o.amountCAD, o.standing])).toEqual(ORDERS);
  expect(orders.map(({ refunds = [] }) => refunds.map(({ amount }) => amount))).toEqual(
    ORDERS.map(([, status, amount]) => (status === "refunded" ? [amount] : [])),
  );
  const { body } = await staff.ask("orders.read", { params: { id: orders.at(-1)?.id ?? "" } });
  const { items } = Order.parse(body);
  expect(items.map(({ name, qty }) => [name, qty])).toEqual(PAID_LINES);
  const sum = (...of: string[]) =>
    ORDERS.reduce((all, [, status, amount]) => all + (of.includes(status) ? amount : 0), 0);
  expect(DashboardFigures.parse((await staff.ask("dashboard.read")).body)).toMatchObject({
    ...{ products: 81, orders: ORDERS.length, pendingOrders: 0, abandonedOrders: 0 },
    placedCAD: sum("paid", "fulfilled", "refunded", "cancelled"),
    revenueCAD: sum("paid", "fulfilled"),
  });
});

it("messages, sign-ups for the newsletter and care guides are there", async () => {
  const { messages } = ContactMessageListResponse.parse(
    (await staff.ask("contactMessages.list")).body,
  );
  expect(messages).toMatchObject([{ email: "cora@example.ca", handled: false }]);
  const { subscribers } = SubscriberListResponse.parse((await staff.ask("newsletter.list")).body);
  expect(subscribers).toMatchObject([{ email: "dora@example.ca", status: "pending" }]);
  const { body } = await new Visitor(medusa.url).ask("posts.list");
  expect(PostListResponse.parse(body).total).toBe(24);
});
