import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PostListResponse, ProductListResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { firstLoadOf } from "../../storefront/checks/built-pages.ts";
import { MAX_SCRIPT_BYTES } from "../../storefront/checks/page-weights.ts";
import { type BesideBareRoute, measureBesideBareRoute } from "./beside-bare-route.ts";
import { browseFor } from "./browse-for.ts";
import { growCatalog } from "./catalogue-size.ts";
import { type Audit, auditPage } from "./lighthouse-audit.ts";
import { residentMegabytes } from "./process-memory.ts";
import { needWrk } from "./throughput.ts";

/**
 * `npm run bench -- pages`, on a shop with 1,000 products, over plain HTTP/1.1: Lighthouse (mobile,
 * simulated slow 4G, median of 5, all four categories) on the kinds of pages; then pages and lists per second with 8 and 64
 * connections, beside a bare route of Express that answers the same bytes, and the servers' memory
 * after it. Writes tests/bench/results/pages.json, or what `--products` says into a file of its own.
 *
 * `--products 100000` fills the shop further (in minutes). `--no-lighthouse` and `--no-speed` leave a
 * part out, `--runs 1` audits less often: then nothing is written. `--minutes 60` asks for pages for so
 * long before memory is measured, which is written by itself (`pages-memory.json`).
 *
 * Lighthouse's phone is a quarter as fast as the machine that it runs on. `--phone 925` audits with the
 * same phone on any machine, as fast as its index says (Chrome's own presets are 1000, a Pixel 5, and
 * 264, a Moto G Power of 2022), and writes that by itself (`pages-phone-925.json`).
 */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "1000" },
    minutes: { type: "string", default: "0" },
    runs: { type: "string", default: "5" },
    phone: { type: "string" },
    lighthouse: { type: "boolean", default: true },
    speed: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const PRODUCTS = Number(options.products);
const MINUTES = Number(options.minutes);
const RUNS = Number(options.runs);
const PHONE_INDEX = options.phone === undefined ? undefined : Number(options.phone);
const TARGET = {
  score: 100,
  lcpMs: 1200,
  blockingMs: 60,
  layoutShift: 0.01,
  firstLoadKilobytes: MAX_SCRIPT_BYTES / 1000,
  ratio: 0.6,
  p95Ms: 15,
  storefrontMegabytes: 250,
  medusaMegabytes: 450,
};
const LIST_TARGET_PER_SECOND = 1200;

const shopUrl = process.env.SHOP_URL ?? "http://localhost:8000";
const medusaUrl = process.env.MEDUSA_URL ?? "http://localhost:9000";

async function api<T>(path: string, schema: { parse(value: unknown): T }): Promise<T> {
  const response = await fetch(`${shopUrl}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}

if (options.speed || MINUTES > 0) needWrk();
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
const { posts } = await api(addressOf("posts.list"), PostListResponse);
const [product] = products;
const [post] = posts;
if (!product || !post) throw new Error("The shop has no featured product, or no care guide.");

const browsed = {
  home: "/",
  listing: "/products",
  product: `/product/${product.slug}`,
  guide: `/blog/${post.slug}`,
};
/** Of one person: search engines are asked to leave them alone, for which Lighthouse takes points. */
const personal = { auth: "/auth", cart: "/cart", checkout: "/checkout" };
/** With goods in the cart and somebody signed in, as whoever pays meets them. */
const ofBuyers: readonly string[] = ["cart", "checkout"] satisfies (keyof typeof personal)[];
const audited = { ...browsed, ...personal };
/** Whose files the build has weighed. */
const ROUTES: Readonly<Record<string, string>> = {
  home: "routes/home",
  listing: "routes/products",
  product: "routes/product",
  guide: "routes/post",
  auth: "routes/auth",
  cart: "routes/cart",
  checkout: "routes/checkout",
};
const list = addressOf("products.list", { query: { limit: "24" } });
const measured = {
  ...Object.fromEntries(Object.entries(browsed).map(([name, path]) => [name, shopUrl + path])),
  list: `${medusaUrl}${list}`,
  "list at the shop's origin": `${shopUrl}${list}`,
};
const missed: string[] = [];

/** `scriptKilobytes` are all that Lighthouse counts: with headers, and with what is fetched for later. */
type PageAudit = Audit & { firstLoadKilobytes: number };
const audits: Record<string, PageAudit> = {};
for (const [name, path] of Object.entries(options.lighthouse ? audited : {})) {
  const cookie = ofBuyers.includes(name) ? await buyersCookie() : "";
  const url = `${shopUrl}${path}`;
  const audit = {
    ...(await auditPage(url, { runs: RUNS, cookie, phoneIndex: PHONE_INDEX })),
    firstLoadKilobytes: firstLoadOf(ROUTES[name] ?? "").scriptBytes / 1000,
  };
  audits[name] = audit;
  missed.push(...missesOf(audit, name in personal).map((what) => `${name}: ${what}`));
  console.log(
    `${name.padEnd(9)} scores ${audit.score}, ${audit.accessibility}, ${audit.bestPractices}, ${audit.seo}  LCP ${(audit.lcpMs / 1000).toFixed(2)} s  blocking ${audit.blockingMs} ms  JavaScript ${audit.firstLoadKilobytes.toFixed(1)} kB, in all ${audit.scriptKilobytes}  CSS ${audit.styleKilobytes} kB  machine ${audit.benchmarkIndex}, phone ${audit.slowdown} times slower`,
  );
}

/**
 * A `Cookie` header of somebody who is signed in, with a product in the cart, which the page of before
 * has said: only a page that follows a form without scripts brings along what draws a notice.
 */
async function buyersCookie(): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const answers = [
    await fetch(`${shopUrl}${addressOf("session.signIn")}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: shopUrl },
      body: JSON.stringify({ email, password }),
    }),
    await fetch(`${shopUrl}/cart`, {
      method: "POST",
      headers: { Origin: shopUrl },
      body: new URLSearchParams({ intent: "add", product: product?.id ?? "" }),
      redirect: "manual",
    }),
  ];
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
  if (cookies.length < answers.length) throw new Error("Signing in or filling the cart failed.");
  const pairs = cookies.map((cookie) => cookie.split(";")[0] ?? "");
  return pairs.filter((pair) => !pair.startsWith("eldercare-notice=")).join("; ");
}

function missesOf(audit: PageAudit, isPersonal: boolean): string[] {
  const scores = [
    ["speed", audit.score],
    ["accessibility", audit.accessibility],
    ["best practices", audit.bestPractices],
    ...(isPersonal ? [] : [["search engines", audit.seo] as const]),
  ] as const;
  const amounts = [
    ["largest paint", audit.lcpMs, TARGET.lcpMs],
    ["blocking", audit.blockingMs, TARGET.blockingMs],
    ["shift", audit.layoutShift, TARGET.layoutShift],
    ["scripts", audit.firstLoadKilobytes, TARGET.firstLoadKilobytes],
  ] as const;
  return [
    ...scores.filter(([, score]) => score < TARGET.score).map(([what]) => what),
    ...amounts.filter(([, amount, most]) => amount > most).map(([what]) => what),
  ];
}

const speeds: Record<string, BesideBareRoute[]> = {};
for (const [name, url] of Object.entries(options.speed ? measured : {})) {
  speeds[name] = await measureBesideBareRoute(url);
  for (const { connections, shop, bare, ratio } of speeds[name]) {
    const isList = name.startsWith("list ") || name === "list";
    const isMet = isList
      ? shop.perSecond >= LIST_TARGET_PER_SECOND
      : ratio >= TARGET.ratio && shop.p95Ms <= TARGET.p95Ms;
    if (!isMet) missed.push(`${name} with ${connections} connections`);
    console.log(
      `${name.padEnd(26)} ${String(connections).padStart(2)} connections  ${shop.perSecond}/s  p95 ${shop.p95Ms} ms  bare ${bare.perSecond}/s  ratio ${ratio}`,
    );
  }
}
await browseFor(MINUTES, Object.values(measured));
const memory = {
  storefrontMegabytes: await residentMegabytes("storefront/build/server/index.js"),
  medusaMegabytes: await residentMegabytes("backend/.medusa/server/src/server.js"),
};
if ((memory.storefrontMegabytes ?? 0) > TARGET.storefrontMegabytes)
  missed.push("storefront's memory");
if ((memory.medusaMegabytes ?? 0) > TARGET.medusaMegabytes) missed.push("Medusa's memory");
console.log(
  `memory after the load: storefront ${memory.storefrontMegabytes} MB, Medusa ${memory.medusaMegabytes} MB`,
);

async function record(file: string, results: object): Promise<void> {
  const name = PRODUCTS === 1000 ? `${file}.json` : `${file}-${PRODUCTS}.json`;
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpus: cpus().length,
    products: PRODUCTS,
  };
  const text = `${JSON.stringify({ ...machine, ...results }, null, 2)}\n`;
  await writeFile(join(import.meta.dirname, "results", name), text);
}
if (MINUTES >= 60) await record("pages-memory", { minutes: MINUTES, memory });
if (options.lighthouse && RUNS >= 5 && PHONE_INDEX) {
  await record(`pages-phone-${PHONE_INDEX}`, { runs: RUNS, pages: audits });
} else if (options.lighthouse && options.speed && RUNS >= 5) {
  await record("pages", { runs: RUNS, pages: audits, speeds, memory });
}
if (missed.length > 0) {
  console.log(`Below the target: ${missed.join(", ")}`);
  process.exitCode = 1;
}
