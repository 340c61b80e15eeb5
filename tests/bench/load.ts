import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ProductListResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { Pool } from "pg";
import { arrive } from "./load/arrivals.ts";
import { coresBetween, usageByKind } from "./load/processor-time.ts";
import { shopperOf } from "./load/shopper.ts";
import { LOADED_NAME, workAsStaff } from "./load/staff-at-work.ts";
import { staffClient } from "./payments/shop-client.ts";
import { percentile } from "./percentile.ts";
import { putOnShelves } from "./shelves.ts";

/**
 * `npm run bench -- load [--rate 20] [--seconds 20] [--minutes 30]`: shoppers (80 look around, 15
 * search, 5 buy, of a hundred), staff and an import at once, ever more shoppers a second until the
 * 95th percentile of their answers passes 500 ms; then, for so many minutes, 70 % of what it carried,
 * with the memory of each kind of process. With `REDIS_URL` and `SERVERS`, `WORKERS`, `STOREFRONTS`
 * in a shop of several processes. Needs Linux' /proc. Writes its part of tests/bench/results/load.json.
 */
const LIMIT_P95_MS = 500;
const GROWTH = 1.4;
const WARM_PER_SECOND = 10;
/** Twice between the last rate that was carried and the first that was not. */
const REFINEMENTS = 2;
const STEADY_SHARE = 0.7;
const FLAT = 1.05;
const SAMPLE_SECONDS = 30;

const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "20" },
    seconds: { type: "string", default: "20" },
    minutes: { type: "string", default: "0" },
  },
});
const seconds = Number(values.seconds);
const { SHOP_URL: shopUrl = "", MEDUSA_URL: medusaUrl = "", MEDUSA_PORT = "" } = process.env;
const database = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
const answer = await fetch(
  `${medusaUrl}${addressOf("products.list", { query: { limit: "100" } })}`,
);
const { products: listed, total } = ProductListResponse.parse(await answer.json());
const products = listed.filter(
  ({ name, options }) => options.length === 0 && !name.startsWith(LOADED_NAME),
);
await putOnShelves(
  database,
  products.map(({ id }) => id),
  1_000_000,
);
const staffs = await staffClient(medusaUrl);
await staffs.send("PUT", addressOf("checkoutSettings.change"), { guestCheckout: true });
const shopper = shopperOf(shopUrl, { products, pages: Math.ceil(total / 24) });

interface Step {
  perSecond: number;
  p95Ms: number;
  p50Ms: number;
  failed: number;
  answers: number;
  byKind: Record<string, { answers: number; p50Ms: number; p95Ms: number }>;
  cores: Record<string, number>;
  isCarried: boolean;
}

const atEnd = new AbortController();
const { work, ended } = workAsStaff(medusaUrl, products, atEnd.signal);
// Awaited below; until then it ends the benchmark if it fails.
ended.catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
console.log("warming up …");
await arrive(shopper, { perSecond: WARM_PER_SECOND, seconds: 2 * seconds });
const begin = performance.now();
const steps: Step[] = [];
let carried = 0;
let tooMany = Number.POSITIVE_INFINITY;
for (let rate = Number(values.rate), refined = 0; refined <= REFINEMENTS; ) {
  const result = await step(rate);
  steps.push(result);
  if (result.isCarried) carried = rate;
  else tooMany = rate;
  if (tooMany === Number.POSITIVE_INFINITY) rate = Math.round(rate * GROWTH);
  else {
    refined += 1;
    rate = Math.round((carried + tooMany) / 2);
  }
}
console.log(`carried: ${carried} shoppers a second`);
const memory = Number(values.minutes) > 0 ? await steady(carried * STEADY_SHARE) : undefined;
const minutes = (performance.now() - begin) / 60_000;
atEnd.abort();
await ended;
await database.end();

const staff = {
  answers: work.answersMs.length,
  ...{ p50Ms: whole(work.answersMs, 0.5), p95Ms: whole(work.answersMs, 0.95) },
  importedRowsPerMinute: Math.round(work.importedRows / minutes),
};
console.log(`staff: p95 ${staff.p95Ms} ms, ${staff.importedRowsPerMinute} rows imported a minute`);
const kinds = process.env.REDIS_URL
  ? `${process.env.SERVERS} servers, ${process.env.WORKERS} workers, ${process.env.STOREFRONTS} storefronts`
  : "one of each";
const file = join(import.meta.dirname, "results/load.json");
const recorded = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
const record = {
  date: new Date().toISOString().slice(0, 10),
  ...{ node: process.version, cpus: cpus().length, products: total },
  ...{ carried, staff, steps, memory },
};
await writeFile(file, `${JSON.stringify({ ...recorded, [kinds]: record }, null, 2)}\n`);
if (memory && !memory.isFlat) process.exitCode = 1;

async function step(perSecond: number): Promise<Step> {
  const [before, since] = [await usageByKind(MEDUSA_PORT), performance.now()];
  const { answers, isFlooded } = await arrive(shopper, { perSecond, seconds });
  const after = await usageByKind(MEDUSA_PORT);
  const cores = coresBetween(before, after, (performance.now() - since) / 1000);
  const times = answers.map(({ ms }) => ms);
  const p95Ms = whole(times, 0.95);
  const bad = answers.filter(({ isGood }) => !isGood);
  const failed = bad.length;
  if (bad[0]) console.log(`  such as: ${bad[0].why}`);
  const isCarried = !isFlooded && failed === 0 && p95Ms <= LIMIT_P95_MS;
  const kinds = [...new Set(answers.map(({ kind }) => kind))].sort();
  const byKind = Object.fromEntries(
    kinds.map((kind) => {
      const own = answers.filter((one) => one.kind === kind).map(({ ms }) => ms);
      return [kind, { answers: own.length, p50Ms: whole(own, 0.5), p95Ms: whole(own, 0.95) }];
    }),
  );
  console.log(
    `${String(perSecond).padStart(5)} a second: p95 ${p95Ms} ms, ${failed} of ${times.length} failed; ${Object.entries(
      byKind,
    )
      .map(([kind, { p95Ms }]) => `${kind} ${p95Ms}`)
      .join(", ")}; cores: ${Object.entries(cores)
      .map(([kind, used]) => `${kind} ${used}`)
      .join(", ")}`,
  );
  return {
    ...{ perSecond, p95Ms, p50Ms: whole(times, 0.5), failed, answers: times.length },
    ...{ byKind, cores, isCarried },
  };
}

/** Megabytes of each kind of process, every half minute, while so many shoppers come. */
async function steady(perSecond: number) {
  const samples: Record<string, number[]> = {};
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      for (const [kind, { megabytes }] of await usageByKind(MEDUSA_PORT)) {
        if (kind === "benchmark") continue;
        samples[kind] ??= [];
        samples[kind].push(Math.round(megabytes));
      }
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_SECONDS * 1000));
    }
  })();
  const { answers } = await arrive(shopper, { perSecond, seconds: Number(values.minutes) * 60 });
  isOver = true;
  await sampling;
  const byKind = Object.fromEntries(
    Object.entries(samples).map(([kind, all]) => {
      const third = Math.floor(all.length / 3);
      const middle = whole(all.slice(third, 2 * third), 0.5);
      const last = whole(all.slice(2 * third), 0.5);
      return [kind, { middle, last, most: Math.max(...all), isFlat: last <= middle * FLAT }];
    }),
  );
  console.log(byKind);
  return {
    ...{ perSecond: Math.round(perSecond), minutes: Number(values.minutes) },
    ...{
      p95Ms: whole(
        answers.map(({ ms }) => ms),
        0.95,
      ),
    },
    ...{ failed: answers.filter(({ isGood }) => !isGood).length, byKind },
    isFlat: Object.values(byKind).every(({ isFlat }) => isFlat),
  };
}

function whole(values: readonly number[], share: number): number {
  return Math.round(percentile(values, share));
}
