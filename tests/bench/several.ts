import { readFile, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { cpus } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ProductListResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { Pool } from "pg";
import { fleetProcesses } from "../support/fleet-processes.ts";
import { piecesLeft } from "../support/pieces-left.ts";
import { buyAsGuest } from "./guest-purchase.ts";
import { ShopClient, staffClient } from "./payments/shop-client.ts";
import { putOnShelves } from "./shelves.ts";

/**
 * `REDIS_URL=… npm run bench -- several [buyers = 50]`: a shop of several processes of each kind is one
 * shop. So many buyers at once want the last three of two products; what staff change is seen at every
 * storefront; every process makes way for a new one while people browse and buy, and no request fails.
 * Needs Linux' /proc. Writes tests/bench/results/several.json. That scheduled jobs run once is held by
 * backend/integration-tests/redis-away.spec.ts.
 */
const LAST = 3;
const RESTART_MS = 600_000;
interface Product {
  id: string;
  name: string;
  slug: string;
  priceCAD: number;
}

const buyers = Number(process.argv[2] ?? 50);
const { SHOP_URL: shopUrl = "", MEDUSA_URL: medusaUrl = "", DATA_DIR: dataDir = "" } = process.env;
const database = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
const staff = await staffClient(medusaUrl);
await staff.send("PUT", addressOf("checkoutSettings.change"), { guestCheckout: true });
const { products } = ProductListResponse.parse(
  await (
    await fetch(`${medusaUrl}${addressOf("products.list", { query: { limit: "4" } })}`)
  ).json(),
);
const [one, other, changed, plenty]: (Product | undefined)[] = products;
if (!one || !other || !changed || !plenty) throw new Error("The shop has too few products.");

console.log(`${buyers} buyers for the last ${LAST} of two products …`);
await putOnShelves(database, [one.id, other.id], LAST);
const outcomes = await Promise.all(
  // Half of them have the two the other way round.
  Array.from({ length: buyers }, (_, index) =>
    buyAsGuest(new ShopClient(shopUrl), index % 2 ? [one, other] : [other, one]),
  ),
);
const orders = outcomes.filter((status) => status === 200).length;
const refused = outcomes.filter((status) => status === 409).length;
const left = await piecesLeft(database, [one.id, other.id]);
for (const status of new Set(outcomes)) {
  if (status !== 200 && status !== 409) console.log(`  somebody was answered ${status}`);
}
console.log(`  ${orders} orders, ${refused} told that it is sold out, ${left.join(" and ")} left`);

console.log("A change of staff, at every storefront …");
const lateMs = await changeSeen(changed);
console.log(`  everywhere after ${lateMs} ms`);

console.log("Every process makes way while people browse and buy …");
await putOnShelves(database, [plenty.id], 100_000);
const restart = await restartUnderLoad(plenty);
console.log(
  `  ${restart.processes} processes in ${restart.seconds} s; ${restart.answers} answers, ${restart.orders} orders, ${restart.failed} failed`,
);
await database.end();

const isRight =
  orders === LAST &&
  orders + refused === buyers &&
  left.every((pieces) => pieces === 0) &&
  restart.failed === 0;
await writeFile(
  join(import.meta.dirname, "results/several.json"),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cpus: cpus().length, servers: Number(process.env.SERVERS), workers: Number(process.env.WORKERS), storefronts: Number(process.env.STOREFRONTS), lastPieces: { buyers, orders, refused, left }, changeSeenMs: lateMs, restart }, null, 2)}\n`,
);
if (!isRight) process.exitCode = 1;

/** Milliseconds until six storefront connections in a row show a product's new name. */
async function changeSeen({ id, slug, name }: Product): Promise<number> {
  const path = `/product/${slug}`;
  for (let look = 0; look < 8; look++) await page(path);
  const renamed = `${name} ${Date.now().toString(36)}`;
  const params = { id };
  const { status } = await staff.send("PUT", addressOf("products.change", { params }), {
    name: renamed,
  });
  if (status !== 200) throw new Error(`The product was not renamed: ${status}`);
  const since = Date.now();
  for (let seen = 0; seen < 6; ) seen = (await page(path)).includes(renamed) ? seen + 1 : 0;
  const took = Date.now() - since;
  await staff.send("PUT", addressOf("products.change", { params }), { name });
  return took;
}

/** A page on a connection of its own, which may be any storefront's; throws unless it is 200. */
function page(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${shopUrl}${path}`, { agent: false }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      if (response.statusCode === 200) resolve(text);
      else reject(new Error(`${path}: ${response.statusCode}`));
    }).on("error", reject);
  });
}

async function restartUnderLoad(product: Product) {
  const processes = () => fleetProcesses(new URL(medusaUrl).port);
  const before = (await processes()).map(({ pid }) => pid);
  const count = { answers: 0, orders: 0, failed: 0 };
  let isOver = false;
  const again = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      await work().then(
        () => {
          count.answers += 1;
        },
        (error: unknown) => {
          console.error(`  ${error}`);
          count.failed += 1;
        },
      );
    }
  };
  const load = [
    again(() => page("/products?page=2")),
    // Not from memory: what is searched for is new each time.
    again(() => page(`/products?search=cane${Math.random().toString(36).slice(2, 6)}`)),
    again(() => fetchOk(`${shopUrl}${addressOf("products.list", { query: { limit: "24" } })}`)),
    again(async () => {
      const status = await buyAsGuest(new ShopClient(shopUrl), [product]);
      if (status !== 200) throw new Error(`An order: ${status}`);
      count.orders += 1;
      await pause(200);
    }),
  ];
  const since = Date.now();
  process.kill(
    Number.parseInt(await readFile(join(dataDir, "launcher.lock"), "utf8"), 10),
    "SIGUSR2",
  );
  while ((await processes()).some(({ pid }) => before.includes(pid))) {
    if (Date.now() - since > RESTART_MS) throw new Error("Some process did not make way.");
    await pause(500);
  }
  const seconds = Math.round((Date.now() - since) / 1000);
  isOver = true;
  await Promise.all(load);
  return { processes: before.length, seconds, ...count };
}

async function fetchOk(url: string): Promise<void> {
  const response = await fetch(url, { headers: { "x-forwarded-for": "198.51.100.7" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}
