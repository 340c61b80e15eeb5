import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { medusaCartFlow } from "./checkout-speed/medusa-cart-flow.ts";
import { ourFlow } from "./checkout-speed/our-flow.ts";
import { PlainMedusa } from "./checkout-speed/plain-medusa.ts";
import { costOfSteps } from "./checkout-speed/steps.ts";
import { timesOf } from "./checkout-speed/times.ts";
import { databaseCpuMs, processCpuMs } from "./cpu-time.ts";
import { createWorld } from "./payments/world.ts";
import { percentile } from "./percentile.ts";

/**
 * `npm run bench -- checkout [orders = 200]`: from a chosen product to a paid order, eight shoppers
 * at once, the shop's own way (payment, order, card, Stripe's event) beside Medusa's cart flow
 * (cart, shipping, payment session, card, complete) on a Medusa of its own, both with the same
 * database and products, in turns. Then what each call costs a single buyer, in milliseconds and
 * statements. Writes tests/bench/results/checkout.json.
 */
const AT_ONCE = 8;
const ROUND = 50;
const WARM_UP = 32;
const SINGLE_BUYERS = 20;

const orders = Number(process.argv[2] ?? 200);
const dataDir = process.env.DATA_DIR ?? "";
const statementsFile = join(dataDir, "statements-shop");
process.env.STATEMENTS_FILE = statementsFile;
const world = await createWorld(
  0,
  join(import.meta.dirname, "checkout-speed/count-statements.cjs"),
);
const plain = await PlainMedusa.start(dataDir);
const buy = await ourFlow(world);
const flows = {
  shop: { flow: (turn: number) => buy(turn), pid: world.medusa.pid },
  medusaCart: { flow: await medusaCartFlow(world, plain.url), pid: plain.pid },
};
for (const { flow } of Object.values(flows)) await timesOf(flow, WARM_UP, AT_ONCE);

const none = () => ({ times: [] as number[], seconds: 0, medusaMs: 0, databaseMs: 0 });
const runs = { shop: none(), medusaCart: none() };
for (let done = 0; done < orders; done += ROUND) {
  for (const name of ["shop", "medusaCart"] as const) {
    const { flow, pid } = flows[name];
    const run = runs[name];
    const before = [await processCpuMs(pid), await databaseCpuMs(world.database)] as const;
    const { times, tookMs } = await timesOf(flow, Math.min(ROUND, orders - done), AT_ONCE);
    run.medusaMs += (await processCpuMs(pid)) - before[0];
    run.databaseMs += (await databaseCpuMs(world.database)) - before[1];
    run.times.push(...times);
    run.seconds += tookMs / 1000;
    console.log(`  ${name}: ${times.length} orders in ${(tookMs / 1000).toFixed(1)} s`);
  }
}
await plain.stop();
const steps = await costOfSteps(world, buy, { count: SINGLE_BUYERS, statementsFile });

const results = { shop: summary(runs.shop), medusaCart: summary(runs.medusaCart) };
for (const [name, { p50Ms, p95Ms, ordersPerSecond, cpuMsPerOrder }] of Object.entries(results)) {
  console.log(
    `${name.padEnd(10)} p50 ${p50Ms} ms, p95 ${p95Ms} ms, ${ordersPerSecond} orders/s with ${AT_ONCE} at once; processor per order: Medusa ${cpuMsPerOrder.medusa} ms, PostgreSQL ${cpuMsPerOrder.postgres} ms`,
  );
}
for (const [name, { ms, statements }] of Object.entries(steps)) {
  console.log(`${name.padEnd(10)} ${statements} statements${ms ? `, ${ms} ms` : ""}`);
}
await writeFile(
  join(import.meta.dirname, "results/checkout.json"),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cpus: cpus().length, orders, atOnce: AT_ONCE, results, singleBuyer: steps }, null, 2)}\n`,
);
await world.medusa.stop();
await world.database.end();
if (results.shop.p50Ms > results.medusaCart.p50Ms) {
  console.log("The shop's way is slower than Medusa's own.");
  process.exitCode = 1;
}

function summary({ times, seconds, medusaMs, databaseMs }: ReturnType<typeof none>) {
  return {
    p50Ms: Math.round(percentile(times, 0.5)),
    p95Ms: Math.round(percentile(times, 0.95)),
    ordersPerSecond: Number((times.length / seconds).toFixed(2)),
    cpuMsPerOrder: {
      medusa: Math.round(medusaMs / times.length),
      postgres: Math.round(databaseMs / times.length),
    },
  };
}
