import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Pool } from "pg";
import { measureLag } from "./catalogue/index-lag.ts";
import { openOurProvider, PRODUCT_FIELDS } from "./catalogue/product-index.ts";
import { productTable, waitForIndex } from "./catalogue/product-table.ts";
import { type Shape, shapesOf } from "./catalogue/shapes.ts";
import { type Times, timesOf } from "./catalogue/times.ts";
import { growCatalog } from "./catalogue-size.ts";
import { PlainMedusa } from "./checkout-speed/plain-medusa.ts";
import { staffClient } from "./payments/shop-client.ts";
import { openStockProvider } from "./search/stock-provider.ts";

/**
 * `npm run bench -- catalogue [--products 1000,10000,100000] [--without stock,store] [--record]`: how
 * long lists and searches take in a shop of each size, by kind of query: for our provider and Medusa's
 * own, asked directly with exact totals, and for Medusa's `/store/products`; then how late the index
 * is while 50 products a second change. The shop of the last run is grown further: for a smaller one
 * remove its folder. With `--record` these sizes are written to tests/bench/results/catalogue.json.
 * Ends with 1 when ours misses a target at the largest size.
 */
const TARGETS = { p50Ms: 5, p95Ms: 15, typedMs: 30, lagP95Ms: 1000 };
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "1000,10000,100000" },
    without: { type: "string", default: "" },
    record: { type: "boolean", default: false },
  },
});
const without = values.without.split(",");
const { DATABASE_URL = "", DATA_DIR = "" } = process.env;
const database = new Pool({ connectionString: DATABASE_URL, max: 4 });
// The shop outlives nothing here; a query says so when it is gone.
database.on("error", () => undefined);

interface Measurement {
  date: string;
  shapes: Measured;
  memoryMb: number;
  indexLag: object;
}
type Measured = Record<string, Partial<Record<"ours" | "stock" | "store", Times>>>;
const results: Record<string, Measurement> = {};
const missed: string[] = [];
try {
  const sizes = values.products.split(",").map(Number);
  for (const size of sizes.sort((one, other) => one - other)) {
    await growCatalog(size, countProducts);
    await waitForIndex(database);
    results[size] = await measure(size);
    report(size);
  }
} finally {
  await database.end();
}
if (values.record) {
  const file = join(import.meta.dirname, "results/catalogue.json");
  const recorded = JSON.parse(await readFile(file, "utf8"));
  const record = {
    node: process.version,
    cpus: cpus().length,
    targets: TARGETS,
    results: { ...recorded.results, ...results },
  };
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
}
for (const one of missed) console.log(`missed: ${one}`);
if (missed.length > 0) process.exitCode = 1;

async function countProducts(): Promise<number> {
  return Number(await one("select count(*) from product where deleted_at is null"));
}

async function measure(size: number): Promise<Measurement> {
  missed.length = 0;
  const table = await productTable(database);
  const shapes = shapesOf({
    products: size,
    categoryIds: await column(`select distinct unnest(category_ids) from "${table}" order by 1`),
    skus: await column(`select split_part(sku, ' ', 1) from "${table}" order by id`),
  });
  const measured: Measured = Object.fromEntries(shapes.map(({ name }) => [name, {}]));
  const memoryMb = await measureOurs(shapes, measured, table);
  if (!without.includes("stock")) await measureStock(shapes, measured);
  if (!without.includes("store")) await measureStore(shapes, measured);
  const indexLag = await measureLag(database, table);
  console.log(`index under 50 writes a second: p95 ${indexLag.p95Ms} ms late`);
  if (indexLag.unseen > 0 || indexLag.p95Ms > TARGETS.lagP95Ms) missed.push("index lag");
  return { date: new Date().toISOString().slice(0, 10), shapes: measured, memoryMb, indexLag };
}

/** Answers how many MB the memory of the index takes. */
async function measureOurs(shapes: readonly Shape[], measured: Measured, table: string) {
  const provider = await openOurProvider(DATABASE_URL, table.replace("search_typed_", ""));
  const before = bytesHeld();
  const begun = performance.now();
  await provider.load();
  const memoryMb = Math.round((bytesHeld() - before) / 2 ** 20);
  console.log(`ours: memory filled in ${Math.round(performance.now() - begun)} ms: ${memoryMb} MB`);
  try {
    for (const { name, query } of shapes) {
      const times = await timesOf((turn) => provider.search(query(turn)));
      measured[name] = { ...measured[name], ours: times };
      const isTyped = name === "misspelt" || name === "suggestions";
      const most = isTyped ? TARGETS.typedMs : TARGETS.p50Ms;
      const late = isTyped ? TARGETS.typedMs : TARGETS.p95Ms;
      if (times.p50Ms > most || times.p95Ms > late) missed.push(name);
    }
  } finally {
    await provider.close();
  }
  return memoryMb;
}

/** What this process holds on to, without what it could give back. */
function bytesHeld(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function measureStock(shapes: readonly Shape[], measured: Measured): Promise<void> {
  console.log("Medusa's own provider …");
  const provider = await openStockProvider(DATABASE_URL, PRODUCT_FIELDS);
  try {
    for (const { name, query, isOurs } of shapes) {
      if (isOurs) continue;
      const ask = (turn: number) =>
        provider.search({ ...query(turn), attributes_to_retrieve: ["answer"] });
      const stock = await timesOf(ask);
      console.log(`  ${name}: p50 ${stock.p50Ms} ms`);
      measured[name] = { ...measured[name], stock };
    }
  } finally {
    await provider.close();
  }
}

/** Medusa's own list for storefronts, which the shop's server keeps closed. */
async function measureStore(shapes: readonly Shape[], measured: Measured): Promise<void> {
  console.log("Medusa's /store/products …");
  const medusa = await PlainMedusa.start(DATA_DIR);
  try {
    const staff = await staffClient(medusa.url);
    const made = await staff.send("POST", "/admin/api-keys", {
      title: "Benchmark",
      type: "publishable",
    });
    const { id, token } = made.body.api_key as { id: string; token: string };
    const channel = await one("select default_sales_channel_id from store");
    await staff.send("POST", `/admin/api-keys/${id}/sales-channels`, { add: [channel] });
    for (const { name, store } of shapes) {
      if (!store) continue;
      const ask = async (turn: number) => {
        const address = `${medusa.url}/store/products?${new URLSearchParams(store(turn))}`;
        const response = await fetch(address, { headers: { "x-publishable-api-key": token } });
        if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
        await response.arrayBuffer();
      };
      measured[name] = { ...measured[name], store: await timesOf(ask) };
    }
  } finally {
    await medusa.stop();
  }
}

/** Until every product has its document, nothing waits, and no index of a newer definition is filled. */
async function column(query: string): Promise<string[]> {
  const { rows } = await database.query({ text: query, rowMode: "array" });
  return rows.map(([value]) => String(value));
}

async function one(query: string): Promise<unknown> {
  const { rows } = await database.query({ text: query, rowMode: "array" });
  return rows[0]?.[0];
}

function report(size: number): void {
  console.log(`${size} products: p50, p95 ms, a second`);
  for (const [name, times] of Object.entries(results[size]?.shapes ?? {})) {
    const cells = Object.entries(times).map(
      ([who, { p50Ms, p95Ms, perSecond }]) => `${who} ${p50Ms}, ${p95Ms}, ${perSecond}`,
    );
    console.log(`  ${name.padEnd(20)} ${cells.join("   ")}`);
  }
}
