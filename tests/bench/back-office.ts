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
import { growCatalog } from "./catalogue-size.ts";
import { fillBackOffice } from "./fill-back-office.ts";

/**
 * `npm run bench -- back-office`: how long the lists of the back office take, one call after the
 * other over HTTP as staff, with 10,000 products, 50,000 orders and 20,000 customers. Writes
 * tests/bench/results/back-office.json; ends with 1 when a list misses the target.
 */
const SIZE = { products: 10_000, orders: 50_000, customers: 20_000 };
const CALLS = 40;
const WARM_UP = 5;
const TARGET_P50_MS = 50;

const medusaUrl = process.env.MEDUSA_URL ?? "http://localhost:9000";
const { DATABASE_URL = "", ADMIN_EMAIL = "", ADMIN_PASSWORD = "" } = process.env;

const cookie = await signIn();
await growCatalog(SIZE.products, async () => (await products({ limit: "1" })).total);
await fillBackOffice(DATABASE_URL, SIZE);

const categories = CategoryListResponse.parse(await get(addressOf("categories.list")));
const orders = OrderListResponse.parse(
  await get(addressOf("orders.list", { query: { limit: "1" } })),
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
    query: { limit: "20", offset: "5000" },
  }),
  "products of a category": addressOf("products.listAll", {
    query: { limit: "20", categoryId: categories[0]?.id },
  }),
  "products, searched": addressOf("products.listAll", {
    query: { limit: "20", search: "folding walker" },
  }),
  "products, searched with a slip": addressOf("products.listAll", {
    query: { limit: "20", search: "foldng walkr" },
  }),
  "orders, first page": addressOf("orders.list", { query: { limit: "20", offset: "0" } }),
  "orders, last page": addressOf("orders.list", {
    query: { limit: "20", offset: String(SIZE.orders - 20) },
  }),
  "orders of a status": addressOf("orders.list", { query: { limit: "20", status: "refunded" } }),
  "orders, searched by address": addressOf("orders.list", {
    query: { limit: "20", search: "shopper-123" },
  }),
  "customers, first page": addressOf("users.list", { query: { limit: "20", offset: "0" } }),
  "customers, last page": addressOf("users.list", {
    query: { limit: "20", offset: String(SIZE.customers - 20) },
  }),
  "customers, searched": addressOf("users.list", { query: { limit: "20", search: "tremblay" } }),
  dashboard: addressOf("dashboard.read"),
};

const results: Record<string, { p50Ms: number; p95Ms: number }> = {};
for (const [name, path] of Object.entries(LISTS)) {
  const times = await measure(path);
  results[name] = times;
  const mark = times.p50Ms < TARGET_P50_MS ? "" : "  (missed)";
  console.log(`${name.padEnd(36)} p50 ${times.p50Ms} ms, p95 ${times.p95Ms} ms${mark}`);
}
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
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(CALLS * share)] ?? 0) * 10) / 10;
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
