import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../tests/support/find-chromium.ts";
import { CliError } from "./cli-error.ts";
import { runCommand } from "./command.ts";
import { checkLint } from "./lint-checks.ts";
import { findFreePorts } from "./ports.ts";
import { createProcessGuard } from "./process-guard.ts";
import { createProgress } from "./progress.ts";
import { startShop } from "./shop.ts";
import { stopRequested } from "./stop-signals.ts";
import { checkTypes } from "./type-checks.ts";
import { runVitest } from "./vitest-run.ts";

const STAGES = ["types", "lint", "unit", "integration", "e2e"] as const;
type Stage = (typeof STAGES)[number];

/**
 * `npm test`: types, lint, unit tests, then integration and browser tests against one shop with
 * the demo catalog. `npm test -- unit cart` runs only the named stages, and in them only the
 * test files whose path holds one of the other words.
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
  const vitest = async (project: Stage, env: NodeJS.ProcessEnv) => {
    progress.say(`Running the ${project} tests …`);
    const reportPath = join(logDir, `vitest-${project}.json`);
    const counts = await runVitest(project, { filters, env, reportPath, signal });
    total.passed += counts.passed;
    total.failed += counts.failed;
  };

  const context = { progress, logDir, env: process.env, guard, signal };
  if (stages.has("types")) await check("The type check", () => checkTypes(context));
  if (stages.has("lint")) {
    await check("The lint", () =>
      progress.step("Checking format, lint and layers", () => checkLint(context)),
    );
  }
  if (stages.has("unit")) await vitest("unit", process.env);

  if (stages.has("e2e") && !findChromium()) {
    stages.delete("e2e");
    notes.push(
      "SKIPPED: the browser tests, because no Chromium was found (apt-get install chromium, or set CHROMIUM_PATH)",
    );
  }
  if (stages.has("integration") || stages.has("e2e")) {
    await check("The shop under test", async () => {
      const shop = await startShop({
        env: await testEnvironment(dataDir),
        progress,
        signal,
        durable: false,
      });
      try {
        const { settings } = shop;
        const env = {
          ...process.env,
          ...shop.env,
          // Vite and React are tested in their own mode, whatever mode the servers run in.
          NODE_ENV: "test",
          SHOP_URL: settings.SHOP_URL,
          MEDUSA_URL: settings.MEDUSA_URL,
          DATABASE_URL: shop.databaseUrl,
          DATA_DIR: dataDir,
        };
        if (stages.has("integration")) await vitest("integration", env);
        if (stages.has("e2e")) await vitest("e2e", env);
      } finally {
        await shop.stop();
      }
    });
  }
  guard.close();

  for (const note of notes) console.log(note);
  if (wantsTests && total.passed + total.failed === 0) console.log("No test ran.");
  const isGood = total.failed === 0 && (total.passed > 0 || !wantsTests);
  if (isGood) await rm(dataDir, { recursive: true, force: true });
  else console.log(`Logs and reports are kept in ${logDir}`);
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

/** Settings of the shop under test: nothing of the person's own, everything new and local. */
async function testEnvironment(dataDir: string): Promise<NodeJS.ProcessEnv> {
  const [port, medusaPort, simulatorPort] = await findFreePorts(3);
  const { PATH, HOME, LANG, CHROMIUM_PATH, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    LANG,
    CHROMIUM_PATH,
    TMPDIR,
    DATA_DIR: dataDir,
    PORT: String(port),
    MEDUSA_PORT: String(medusaPort),
    STRIPE_SIMULATOR_PORT: String(simulatorPort),
  };
}
