import { randomInt } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Ending, randomPayment } from "./payments/random-payment.ts";
import { reconcile } from "./payments/reconcile.ts";
import { settle } from "./payments/settle.ts";
import { killAtEachStep } from "./payments/steps.ts";
import { createWorld, type World } from "./payments/world.ts";

/**
 * `npm run bench -- payments [how many = 1000] [stride = 6] [part]`: Medusa is killed (SIGKILL) at every
 * stride-th step of placing, paying, sending, refunding and changing, or of the one part; then so many payments meet random trouble, eight
 * at once, while Medusa is killed now and then. At the end shop, Medusa, Stripe, stock and mails
 * must agree. Writes tests/bench/results/payments.json.
 */
const AT_ONCE = 8;
const KILL_EVERY_MS = [3_000, 8_000] as const;

const payments = Number(process.argv[2] ?? 1000);
const stride = Number(process.argv[3] ?? 6);
const startedAt = Date.now();

console.log("Preparing shoppers and products …");
const world = await createWorld(payments);
if (stride > 0) console.log(`Killing Medusa at every ${stride}. step …`);
const killsAtSteps = await killAtEachStep(world, stride, process.argv[4]);
console.log(`${payments} payments with random trouble …`);
const { endings, kills } = await faultedPayments(world, payments);
console.log("Letting the shop settle what is open …");
await world.simulator.clearFaults();
await world.simulator.webhooks({ isPaused: false, delayMs: 0, copies: 1, dropNext: 0 });
await world.medusa.ready();
await settle(world);
console.log("Comparing shop, Medusa, Stripe, stock and mails …");
const { findings, paid } = await reconcile(world);
await world.medusa.stop();
await world.database.end();

const seconds = Math.round((Date.now() - startedAt) / 1000);
const date = new Date().toISOString().slice(0, 10);
await writeFile(
  join(import.meta.dirname, "results/payments.json"),
  `${JSON.stringify({ date, node: process.version, cpus: cpus().length, payments, stride, killsAtSteps, kills, endings, paidOrders: paid, findings, seconds }, null, 2)}\n`,
);
const wrong = Object.values(findings).reduce((sum, count) => sum + count, 0);
console.log(
  `${paid} orders paid, Medusa killed ${killsAtSteps + kills} times, ${wrong} things wrong.`,
);
if (wrong > 0) process.exitCode = 1;

async function faultedPayments(all: World, count: number) {
  const tally: Partial<Record<Ending, number>> = {};
  const before = all.medusa.deaths;
  let begun = 0;
  let isOver = false;
  const killing = (async () => {
    while (!isOver) {
      await pause(KILL_EVERY_MS[0] + randomInt(KILL_EVERY_MS[1] - KILL_EVERY_MS[0]));
      if (!isOver) all.medusa.kill();
      await all.medusa.ready();
    }
  })();
  const work = async () => {
    while (begun < count) {
      begun += 1;
      if (begun % 50 === 0)
        console.log(`  ${begun} of ${count} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
      const ending = await randomPayment(all);
      tally[ending] = (tally[ending] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  isOver = true;
  await killing;
  return { endings: tally, kills: all.medusa.deaths - before };
}
