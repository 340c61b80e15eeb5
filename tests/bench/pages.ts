import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { ProductListResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { growCatalog } from "./catalogue-size.ts";
import { type Audit, auditPage } from "./lighthouse-audit.ts";
import { residentMegabytes } from "./process-memory.ts";
import { measureThroughput } from "./throughput.ts";

/**
 * `npm run bench -- pages`: Lighthouse (mobile, simulated slow 4G, median of 5) on the home,
 * listing and product page of a shop with 1,000 products, over plain HTTP/1.1, then pages per
 * second and the servers' memory. Writes tests/bench/results/pages.json.
 */
const PRODUCTS = 1000;
const RUNS = 5;
const TARGET = { score: 95, lcpMs: 1800 };

const shopUrl = process.env.SHOP_URL ?? "http://localhost:8000";

async function api<T>(path: string, schema: { parse(value: unknown): T }): Promise<T> {
  const response = await fetch(`${shopUrl}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}

await growCatalog(PRODUCTS, async () => {
  const { total } = await api(
    addressOf("products.list", { query: { limit: "1" } }),
    ProductListResponse,
  );
  return total;
});
const { products } = await api(
  addressOf("products.list", { query: { featured: "true", limit: "1" } }),
  ProductListResponse,
);
const [product] = products;
if (!product) throw new Error("The shop has no featured product.");

const pages = {
  home: "/",
  listing: "/products",
  product: `/product/${product.slug}`,
};

const results: Record<string, Audit & { pagesPerSecond: number; p50Ms: number; p99Ms: number }> =
  {};
for (const [name, path] of Object.entries(pages)) {
  const url = `${shopUrl}${path}`;
  const audit = await auditPage(url, RUNS);
  const load = await measureThroughput(url);
  results[name] = { ...audit, ...load };
  console.log(
    `${name.padEnd(9)} score ${audit.score}  LCP ${(audit.lcpMs / 1000).toFixed(2)} s  JavaScript ${audit.scriptKilobytes} kB  CSS ${audit.styleKilobytes} kB  ${load.pagesPerSecond} pages/s (p50 ${load.p50Ms} ms, p99 ${load.p99Ms} ms)`,
  );
}
const memory = {
  storefrontMegabytes: await residentMegabytes("storefront/server/main.ts"),
  medusaMegabytes: await residentMegabytes("backend/.medusa/server/src/server.js"),
};
console.log(
  `memory after the load: storefront ${memory.storefrontMegabytes} MB, Medusa ${memory.medusaMegabytes} MB`,
);

await writeFile(
  join(import.meta.dirname, "results/pages.json"),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cpus: cpus().length, products: PRODUCTS, runs: RUNS, pages: results, memory }, null, 2)}\n`,
);

const missed = Object.entries(results).filter(
  ([, result]) => result.score < TARGET.score || result.lcpMs > TARGET.lcpMs,
);
if (missed.length > 0) {
  console.log(
    `Below the target of ${TARGET.score} and ${TARGET.lcpMs} ms: ${missed.map(([name]) => name).join(", ")}`,
  );
  process.exitCode = 1;
}
