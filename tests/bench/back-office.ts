import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import {
  CategoryListResponse,
  LoginResponse,
  OrderListResponse,
  StaffProductListResponse,
  UserPageResponse,
} from "@eldercare/contracts";
import { addressOf, type QueryInputOf } from "@eldercare/contracts/calls";
import { Client } from "pg";
import { waitForIndex } from "./catalogue/product-table.ts";
import { growCatalog } from "./catalogue-size.ts";
import { FIRST_NUMBER, fillBackOffice } from "./fill-back-office.ts";
import { percentile } from "./percentile.ts";

/**
 * `npm run bench -- back-office`: how long the lists of the back office take, one call after the
 * other over HTTP as staff, with 100,000 products, 500,000 orders and 200,000 customers. Writes
 * tests/bench/results/back-office.json; ends with 1 when a list misses the target. With `--small` a
 * tenth of everything, to try it; writes nothing.
 */
const IS_SMALL = process.argv.includes("--small");
const SIZE = IS_SMALL
  ? { products: 10_000, orders: 50_000, customers: 20_000 }
  : { products: 100_000, orders: 500_000, customers: 200_000 };
const CALLS = 40;
const WARM_UP = 5;
const TARGET_P50_MS = 50;

const medusaUrl = process.env.MEDUSA_URL ?? "http://localhost:9000";
const { DATABASE_URL = "", ADMIN_EMAIL = "", ADMIN_PASSWORD = "" } = process.env;

const cookie = await signIn();
await growCatalog(SIZE.products, async () => (await products({ limit: "1" })).total);
const database = new Client({ connectionString: DATABASE_URL });
await database.connect();
await waitForIndex(database);
await fillBackOffice(database, SIZE);
await database.end();

const categories = CategoryListResponse.parse(await get(addressOf("categories.list")));
const [aVariant] = (await products({ limit: "1", offset: "5000" })).products;
const orders = OrderListResponse.parse(
  await get(addressOf("orders.list", { query: { limit: "1", abandoned: "false" } })),
);
const users = UserPageResponse.parse(await get(addressOf("users.list", { query: { limit: "1" } })));
const sizes = {
  products: (await products({ limit: "1" })).total,
  orders: orders.total,
  customers: users.total,
};
console.log("Measuring with", sizes);

const LISTS: Record<string, string> = {
  "products, first 100": addressOf("products.listAll", { query: { limit: "100" } }),
  "products, page of 20 in the middle": addressOf("products.listAll", {
    query: { limit: "20", offset: String(SIZE.products / 2) },
  }),
  "products by price": addressOf("products.listAll", {
    query: { limit: "100", sortBy: "priceDesc" },
  }),
  ...productsSorted(["nameDesc", "stockAsc", "stockDesc", "categoryAsc", "categoryDesc"]),
  "products of a category": addressOf("products.listAll", {
    query: { limit: "20", categoryId: categories[0]?.id },
  }),
  "products, searched": addressOf("products.listAll", {
    query: { limit: "20", search: "folding walker" },
  }),
  "products, searched with a slip": addressOf("products.listAll", {
    query: { limit: "20", search: "foldng walkr" },
  }),
  "orders, first page": listed({}),
  "orders, last page": listed({ offset: String(orders.total - 20) }),
  "orders of a status": listed({ status: "refunded" }),
  ...ordersFound({
    address: "shopper-12345",
    "part of an address": "shopper-123",
    name: "chloe tremblay",
    "first name": "ada",
    phone: "(416) 555-0142",
    "postal code": "m5v 2t6",
    number: `Order ${FIRST_NUMBER + 4711}`,
    SKU: aVariant?.sku ?? "",
    "nothing there": "nobody at all",
  }),
  ...ordersSorted(["number", "customer", "amount", "-amount", "status"]),
  "orders of a status, by amount": listed({ status: "refunded", sort: "-amount" }),
  "abandoned checkouts": listed({ abandoned: "true" }),
  "customers, first page": addressOf("users.list", { query: { limit: "20", offset: "0" } }),
  "customers, last page": addressOf("users.list", {
    query: { limit: "20", offset: String(SIZE.customers - 20) },
  }),
  "customers by name": addressOf("users.list", { query: { limit: "20", sort: "name" } }),
  "customers by address": addressOf("users.list", { query: { limit: "20", sort: "email" } }),
  "customers, searched": addressOf("users.list", { query: { limit: "20", search: "tremblay" } }),
  "what waits": addressOf("waitingWork.read"),
  "what runs low": addressOf("lowStock.list"),
  dashboard: addressOf("dashboard.read"),
  "sales by day": addressOf("sales.read"),
  "sales by month": addressOf("sales.read", { query: { by: "month" } }),
};

/** A list of orders as the screen asks for it. */
function listed(query: QueryInputOf<"orders.list">): string {
  return addressOf("orders.list", { query: { limit: "20", abandoned: "false", ...query } });
}

function ordersFound(searches: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(searches).map(([name, search]) => [`orders by ${name}`, listed({ search })]),
  );
}

function productsSorted(sorts: readonly QueryInputOf<"products.listAll">["sortBy"][]) {
  const path = (sortBy: (typeof sorts)[number]) =>
    addressOf("products.listAll", { query: { limit: "100", sortBy } });
  return Object.fromEntries(sorts.map((sort) => [`products sorted by ${sort}`, path(sort)]));
}

function ordersSorted(sorts: readonly QueryInputOf<"orders.list">["sort"][]) {
  return Object.fromEntries(sorts.map((sort) => [`orders sorted by ${sort}`, listed({ sort })]));
}

const results: Record<string, { p50Ms: number; p95Ms: number }> = {};
for (const [name, path] of Object.entries(LISTS)) {
  const times = await measure(path);
  results[name] = times;
  const mark = times.p50Ms < TARGET_P50_MS ? "" : "  (missed)";
  console.log(`${name.padEnd(36)} p50 ${times.p50Ms} ms, p95 ${times.p95Ms} ms${mark}`);
}
if (!IS_SMALL)
  await writeFile(
    join(import.meta.dirname, "results/back-office.json"),
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cpus: cpus().length, sizes, calls: CALLS, targetP50Ms: TARGET_P50_MS, results }, null, 2)}\n`,
  );
if (Object.values(results).some(({ p50Ms }) => p50Ms >= TARGET_P50_MS)) process.exitCode = 1;

async function measure(path: string): Promise<{ p50Ms: number; p95Ms: number }> {
  const times: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const started = performance.now();
    await get(path);
    if (call >= WARM_UP) times.push(performance.now() - started);
  }
  const at = (share: number) => Math.round(percentile(times, share) * 10) / 10;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}

async function get(path: string): Promise<unknown> {
  const response = await fetch(`${medusaUrl}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

async function products(
  query: QueryInputOf<"products.listAll">,
): Promise<StaffProductListResponse> {
  return StaffProductListResponse.parse(await get(addressOf("products.listAll", { query })));
}

/** The cookie of the admin's session. */
async function signIn(): Promise<string> {
  const response = await fetch(`${medusaUrl}${addressOf("session.signIn")}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  });
  LoginResponse.parse(await response.json());
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
