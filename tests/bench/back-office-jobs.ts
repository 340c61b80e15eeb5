import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { openPage } from "../support/open-page.ts";
import { watchPage } from "../support/page-problems.ts";
import { Clerk, type Effort } from "./back-office-jobs/clerk.ts";
import type { Job } from "./back-office-jobs/job.ts";
import { ORDER_JOBS } from "./back-office-jobs/order-jobs.ts";
import { PEOPLE_JOBS } from "./back-office-jobs/people-jobs.ts";
import { PRODUCT_JOBS } from "./back-office-jobs/product-jobs.ts";
import { World } from "./back-office-jobs/world.ts";
import { launchChromium } from "./taps/slow-phone.ts";

/**
 * `npm run bench -- back-office-jobs [words]`: somebody at a desk does each job of a day in Chromium
 * (1440 × 900), three times, with what can be seen and with the keyboard: how many clicks and fields
 * it takes, how long the shop is busy with it, and whether it is truly done. Writes
 * tests/bench/results/back-office-jobs.json, unless only jobs of certain words are done; ends with 1
 * when a job cannot be done, or the browser reports a problem.
 */
const TURNS = 3;
/** A job that waits so long for something to show cannot be done. */
const PATIENCE_MS = 15_000;
const DESK = { width: 1440, height: 900 } as const;

const words = process.argv.slice(2).join(" ").toLowerCase();
const shopUrl = process.env.SHOP_URL ?? "http://localhost:8000";
/** What the shop's pages ask before somebody signs in. */
const SIGNED_OUT = [/401 \w+ \S+\/api\/auth\/user/, /console: .*401.*\/api\/auth\/user/];

interface Result extends Effort {
  /** Median of the turns: from the first click to the screen's word that it is done. */
  seconds: number;
}

const jobs = [...PEOPLE_JOBS, ...ORDER_JOBS, ...PRODUCT_JOBS].filter(({ name }) =>
  name.toLowerCase().includes(words),
);
const signIn = PEOPLE_JOBS.find(({ isSignedOut }) => isSignedOut);
const results: Record<string, Result> = {};
const failures: string[] = [];

const world = await World.open();
const browser = await launchChromium();
const desk = await browser.newContext({ baseURL: shopUrl, viewport: DESK, locale: "en-CA" });
await desk.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shopUrl });
const problems: string[] = [];
if (signIn && !jobs.includes(signIn)) await turn(signIn);
for (const job of jobs) {
  try {
    const turns: Result[] = [];
    for (let each = 0; each < TURNS; each += 1) turns.push(await turn(job));
    turns.sort((one, other) => one.seconds - other.seconds);
    const result = turns[Math.floor(TURNS / 2)] as Result;
    results[job.name] = result;
    const { clicks, fields, seconds } = result;
    console.log(`${job.name.padEnd(62)} ${clicks} clicks, ${fields} fields, ${seconds} s`);
  } catch (error) {
    failures.push(job.name);
    console.error(`${job.name}: ${error instanceof Error ? error.message : error}`);
  }
}
await browser.close();

for (const problem of problems) console.error(`The browser reported: ${problem}`);
if (failures.length > 0) console.error(`Could not be done: ${failures.join("; ")}`);
if (failures.length > 0 || problems.length > 0) process.exitCode = 1;
else if (words === "")
  await writeFile(
    join(import.meta.dirname, "results/back-office-jobs.json"),
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cpus: cpus().length, cpu: cpus()[0]?.model, window: DESK, turns: TURNS, results }, null, 2)}\n`,
  );

/** One job, once, in a tab of its own: made ready, done from the dashboard, checked. */
async function turn(job: Job): Promise<Result> {
  const { work, check } = await job.begin(world);
  if (job.isSignedOut) await desk.clearCookies();
  const page = await desk.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const watched = watchPage(page, shopUrl, SIGNED_OUT);
  try {
    await openPage(page, job.isSignedOut ? "/auth" : "/admin");
    const clerk = new Clerk(page);
    const begun = performance.now();
    await work(clerk);
    const seconds = Math.round((performance.now() - begun) / 10) / 100;
    await check();
    await world.tidy();
    return { ...clerk.effort, seconds };
  } catch (error) {
    const picture = `failed-${job.name.toLowerCase().replaceAll(/\W+/g, "-")}.png`;
    await page.screenshot({ path: join(process.env.DATA_DIR ?? ".", picture) });
    throw error;
  } finally {
    problems.push(...watched.list());
    await page.close();
  }
}
