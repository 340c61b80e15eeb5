import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { medusaCartFlow } from "./checkout-speed/medusa-cart-flow.ts";
import { ourFlow } from "./checkout-speed/our-flow.ts";
import { timesOf } from "./checkout-speed/times.ts";
import { createWorld } from "./payments/world.ts";

/**
 * `npm run bench -- checkout [orders = 200]`: from a chosen product to a paid order, eight shoppers
 * at once, the shop's own way (payment, order, card, Stripe's event) beside Medusa's cart flow
 * (cart, shipping, payment session, card, complete), both on the same server and products, in
 * turns. Writes tests/bench/results/checkout.json.
 */
const AT_ONCE = 8;
const ROUND = 50;
const WARM_UP = 16;

const orders = Number(process.argv[2] ?? 200);
const world = await createWorld(0);
const flows = { shop: await ourFlow(world), medusaCart: await medusaCartFlow(world) };
for (const flow of Object.values(flows)) await timesOf(flow, WARM_UP, AT_ONCE);

const runs = { shop: [] as number[][], medusaCart: [] as number[][] };
const seconds = { shop: 0, medusaCart: 0 };
for (let done = 0; done < orders; done += ROUND) {
  for (const name of ["shop", "medusaCart"] as const) {
    const { times, tookMs } = await timesOf(flows[name], Math.min(ROUND, orders - done), AT_ONCE);
    runs[name].push(times);
    seconds[name] += tookMs / 1000;
    console.log(`  ${name}: ${times.length} orders in ${(tookMs / 1000).toFixed(1)} s`);
  }
}

const results = {
  shop: summary(runs.shop.flat(), seconds.shop),
  medusaCart: summary(runs.medusaCart.flat(), seconds.medusaCart),
};
for (const [name, { p50Ms, p95Ms, ordersPerSecond }] of Object.entries(results)) {
  console.log(
    `${name.padEnd(10)} p50 ${p50Ms} ms, p95 ${p95Ms} ms, ${ordersPerSecond} orders/s with ${AT_ONCE} at once`,
  );
}
await writeFile(
  join(import.meta.dirname, "results/checkout.json"),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cpus: cpus().length, orders, atOnce: AT_ONCE, results }, null, 2)}\n`,
);
await world.medusa.stop();
await world.database.end();
if (results.shop.p50Ms > results.medusaCart.p50Ms) {
  console.log("The shop's way is slower than Medusa's own.");
  process.exitCode = 1;
}

function summary(times: number[], inSeconds: number) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    ordersPerSecond: Number((times.length / inSeconds).toFixed(2)),
  };
}
