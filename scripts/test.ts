import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findTestChromium } from "../tests/support/find-chromium.ts";
import { buildClients } from "./builds.ts";
import { CliError } from "./cli-error.ts";
import { runCommand } from "./command.ts";
import { checkLint } from "./lint-checks.ts";
import { createProcessGuard } from "./process-guard.ts";
import { createProgress } from "./progress.ts";
import type { ServiceSet } from "./services.ts";
import { type PreparedShop, prepareShop } from "./shop.ts";
import { countSpecFiles } from "./spec-files.ts";
import { stopRequested } from "./stop-signals.ts";
import { openTestShops, testEnvironment } from "./test-shops.ts";
import { checkTypes } from "./type-checks.ts";
import { runVitest } from "./vitest-run.ts";

const STAGES = ["types", "lint", "unit", "integration", "e2e"] as const;
type Stage = (typeof STAGES)[number];

/**
 * Files of tests run side by side in as many shops, each with a database of its own. Both stages
 * run at once and leave nothing of two cores: a further shop would cost its start and win no time.
 */
const MOST_SHOPS = { integration: 2, e2e: 2 } as const;

/** Draws the kept pictures of pages anew instead of comparing with them (decision 116). */
const UPDATE = "--update";

/**
 * `npm test`: types, lint, unit tests, then integration and browser tests against shops with the
 * demo catalog. `npm test -- unit cart` runs only the named stages, and in them only the test files
 * whose path holds one of the other words.
 */
await runCommand(async () => {
  const { stages, filters, update } = chosen(process.argv.slice(2));
  const wantsTests = stages.has("unit") || stages.has("integration") || stages.has("e2e");
  const progress = createProgress();
  const signal = stopRequested();
  const guard = createProcessGuard();
  const dataDir = await mkdtemp(join(tmpdir(), "eldercare-test-"));
  // Root lends the database to another user, who must get in.
  await chmod(dataDir, 0o711);
  const logDir = join(dataDir, "logs");
  const total = { passed: 0, failed: 0 };
  const notes: string[] = [];

  const check = async (name: string, work: () => Promise<void>) => {
    await work().catch((error: unknown) => {
      if (signal.aborted || !(error instanceof CliError)) throw error;
      console.error(`\n${error.message}\n`);
      total.failed += 1;
      notes.push(`${name} failed`);
    });
  };
  const vitest = async (
    stage: "unit" | "integration" | "e2e",
    env: NodeJS.ProcessEnv,
    workers?: number,
  ) => {
    progress.say(`Running the ${stage} tests …`);
    const projects = stage === "unit" ? ["unit", "components", "visits"] : [stage];
    const counts = await runVitest(projects, { filters, env, logDir, guard, signal, workers });
    total.passed += counts.passed;
    total.failed += counts.failed;
    notes.push(...counts.failures.map((failure) => `Failed: ${failure}`));
  };
  const inShops = async (stage: "integration" | "e2e", prepared: PreparedShop, set: ServiceSet) => {
    const count = Math.min(MOST_SHOPS[stage], await countSpecFiles(stage, filters));
    if (count === 0) return;
    const shops = await openTestShops(prepared, { set, count, progress, signal });
    try {
      const env = { ...process.env, TEST_SHOPS: JSON.stringify(shops.environments) };
      const pictures = update && { UPDATE_PICTURES: "1" };
      await vitest(stage, { ...env, ...pictures, NODE_ENV: "test" }, count);
    } finally {
      await shops.stop();
    }
  };

  if (stages.has("e2e") && !findTestChromium()) {
    stages.delete("e2e");
    notes.push(
      "SKIPPED: the browser tests, because no Chromium was found (apt-get install chromium-headless-shell, or set CHROMIUM_PATH)",
    );
  }
  const context = { progress, logDir, env: process.env, guard, signal };
  const withoutShop = async () => {
    if (stages.has("types")) await check("The type check", () => checkTypes(context));
    if (stages.has("lint")) {
      await check("The lint", () =>
        progress.step("Checking format, lint and layers", () => checkLint(context)),
      );
    }
    if (stages.has("unit")) await vitest("unit", process.env);
  };
  let prepared: PreparedShop | undefined;
  // Integration tests wait for most of their time: all that needs nothing of them runs beside.
  const checked = withoutShop();
  const inAShop = async () => {
    if (!stages.has("integration") && !stages.has("e2e")) return;
    const env = { ...testEnvironment(), DATA_DIR: dataDir };
    const shop = await prepareShop({ env, progress, signal, durable: false });
    prepared = shop;
    const inBrowsers = async () => {
      await buildClients({ ...context, env: shop.env });
      await checked;
      await inShops("e2e", shop, "production");
    };
    await allEnded([
      stages.has("integration") && inShops("integration", shop, "backend"),
      stages.has("e2e") && inBrowsers(),
    ]);
  };
  try {
    await allEnded([checked, check("The shop under test", inAShop)]);
  } finally {
    await prepared?.stop();
  }
  guard.close();

  if (wantsTests && total.passed + total.failed === 0) console.log("No test ran.");
  const isGood = total.failed === 0 && (total.passed > 0 || !wantsTests);
  if (isGood) await rm(dataDir, { recursive: true, force: true });
  else console.log(`Logs and reports are kept in ${dataDir}`);
  for (const note of notes) console.log(note);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return isGood ? 0 : 1;
});

/** Waits for all of them; the first failure is thrown when none is under way any more. */
async function allEnded(work: (Promise<void> | false)[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) {
    if (result.status === "rejected") throw result.reason;
  }
}

function chosen(words: readonly string[]) {
  const isStage = (word: string): word is Stage => STAGES.some((stage) => stage === word);
  const named = words.filter(isStage);
  return {
    stages: new Set<Stage>(named.length > 0 ? named : STAGES),
    filters: words.filter((word) => !isStage(word) && word !== UPDATE),
    update: words.includes(UPDATE),
  };
}
