import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findTestChromium } from "../tests/support/find-chromium.ts";
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
 * Files of tests run side by side in as many shops, each with a database of its own. Tests without a
 * browser wait for mails, clocks and answers that take their time; a third of them uses the processor
 * meanwhile. Browsers leave nothing of two cores.
 */
const MOST_SHOPS = { integration: 3, e2e: 2 } as const;

/**
 * `npm test`: types, lint, unit tests, then integration and browser tests against shops with the
 * demo catalog. `npm test -- unit cart` runs only the named stages, and in them only the test files
 * whose path holds one of the other words.
 */
await runCommand(async () => {
  const { stages, filters } = chosen(process.argv.slice(2));
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
  const vitest = async (stage: Stage, env: NodeJS.ProcessEnv, workers?: number) => {
    progress.say(`Running the ${stage} tests …`);
    const reportPath = join(logDir, `vitest-${stage}.json`);
    const projects = stage === "unit" ? ["unit", "components"] : [stage];
    const counts = await runVitest(projects, { filters, env, reportPath, signal, workers });
    total.passed += counts.passed;
    total.failed += counts.failed;
  };
  const inShops = async (stage: "integration" | "e2e", prepared: PreparedShop, set: ServiceSet) => {
    const count = Math.min(MOST_SHOPS[stage], await countSpecFiles(stage, filters));
    if (count === 0) return;
    const shops = await openTestShops(prepared, { set, count, progress, signal });
    try {
      const env = { ...process.env, TEST_SHOPS: JSON.stringify(shops.environments) };
      await vitest(stage, { ...env, NODE_ENV: "test" }, count);
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
  // The database and the builds need a core for a minute: the checks that need no shop run beside.
  let prepared: PreparedShop | undefined;
  const prepare = async () => {
    if (!stages.has("integration") && !stages.has("e2e")) return;
    await check("The shop under test", async () => {
      const env = { ...testEnvironment(), DATA_DIR: dataDir };
      prepared = await prepareShop({
        ...{ env, progress, signal, durable: false },
        clients: stages.has("e2e"),
      });
    });
  };
  try {
    const [checked, opened] = await Promise.allSettled([withoutShop(), prepare()]);
    if (checked.status === "rejected") throw checked.reason;
    if (opened.status === "rejected") throw opened.reason;
    const shop = prepared;
    if (shop) {
      await check("The shop under test", async () => {
        if (stages.has("integration")) await inShops("integration", shop, "backend");
        if (stages.has("e2e")) await inShops("e2e", shop, "production");
      });
    }
  } finally {
    await prepared?.stop();
  }
  guard.close();

  for (const note of notes) console.log(note);
  if (wantsTests && total.passed + total.failed === 0) console.log("No test ran.");
  const isGood = total.failed === 0 && (total.passed > 0 || !wantsTests);
  if (isGood) await rm(dataDir, { recursive: true, force: true });
  else console.log(`Logs and reports are kept in ${dataDir}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return isGood ? 0 : 1;
});

function chosen(words: readonly string[]): { stages: Set<Stage>; filters: string[] } {
  const isStage = (word: string): word is Stage => STAGES.some((stage) => stage === word);
  const named = words.filter(isStage);
  return {
    stages: new Set(named.length > 0 ? named : STAGES),
    filters: words.filter((word) => !isStage(word)),
  };
}
