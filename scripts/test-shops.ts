import { cp } from "node:fs/promises";
import { join } from "node:path";
import { openServices } from "./open-services.ts";
import { findFreePorts } from "./ports.ts";
import { copyDatabase } from "./postgres.ts";
import { createProcessGuard } from "./process-guard.ts";
import type { Progress } from "./progress.ts";
import type { ServiceSet } from "./services.ts";
import { loadSettings } from "./settings.ts";
import { type PreparedShop, undoAll } from "./shop.ts";
import type { Starting } from "./starting.ts";

/** Shops that answer requests, one for each worker of vitest. */
export interface TestShops {
  /** What the tests of a worker find in their environment, by the worker's number less one. */
  environments: NodeJS.ProcessEnv[];
  stop(): Promise<void>;
}

/**
 * Opens `count` shops that know nothing of each other: each has a copy of the prepared database,
 * with the demo catalog in it, a data folder with the catalog's images, and ports of its own.
 */
export async function openTestShops(
  prepared: PreparedShop,
  options: { set: ServiceSet; count: number; progress: Progress; signal: AbortSignal },
): Promise<TestShops> {
  const { set, count } = options;
  const ports = await findFreePorts(count * 3);
  const startings: Starting[] = [];
  const stop = async () => {
    await Promise.all(startings.map(undoAll));
  };
  const open = async (name: string): Promise<NodeJS.ProcessEnv> => {
    const dataDir = join(prepared.dataDir, name);
    await cp(join(prepared.dataDir, "uploads"), join(dataDir, "uploads"), { recursive: true });
    const run = loadSettings({
      ...testEnvironment(),
      ...(set === "backend" && FEW_READS),
      DATA_DIR: dataDir,
      DATABASE_URL: await copyDatabase(prepared.databaseUrl, name),
      PORT: String(ports.pop()),
      MEDUSA_PORT: String(ports.pop()),
      STRIPE_SIMULATOR_PORT: String(ports.pop()),
      // Tests come as visitors from many places, each behind a proxy that names them.
      TRUSTED_PROXIES: "1",
      MEDUSA_TRUSTED_PROXIES: "1",
    });
    const guard = createProcessGuard();
    const starting: Starting = {
      ...options,
      logDir: join(dataDir, "logs"),
      env: run.env,
      guard,
      undo: [async () => guard.close()],
      isBroken: [prepared.broken],
    };
    startings.push(starting);
    await openServices(run, set, starting);
    // Vite and React are tested in their own mode, whatever mode the servers run in.
    return { ...run.env, NODE_ENV: "test", PREPARED_DATABASE_URL: prepared.databaseUrl };
  };
  const names = Array.from({ length: count }, (_, index) => `${set}-${index + 1}`);
  const opened = await Promise.allSettled(names.map(open));
  const failed = opened.find((result) => result.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const environments = opened.flatMap((result) => ("value" in result ? [result.value] : []));
  return { environments, stop };
}

/** To be used up within its minute on a slow machine too; browsers have what a shop gives them. */
const FEW_READS = { READS_PER_MINUTE: "600" } as const;

/** Nothing of the person's own settings: everything is new and local. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, CHROMIUM_PATH, TMPDIR } = process.env;
  const cheap = {
    // Hundreds of people sign in: what makes a password dear to try would be most of that time.
    PASSWORD_HASH_LOG_N: "10",
    // Nobody waits ten seconds to see a status set.
    STATUS_UNDO_SECONDS: "2",
  };
  return { PATH, HOME, LANG, CHROMIUM_PATH, TMPDIR, ...cheap };
}
