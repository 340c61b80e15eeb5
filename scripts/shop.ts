import { join } from "node:path";
import type { Settings } from "../packages/contracts/src/settings.ts";
import {
  type BuildContext,
  buildBackend,
  buildClients,
  forgetBackendBuild,
  registerAdminSources,
} from "./builds.ts";
import { CliError } from "./cli-error.ts";
import { assertMigrated, migrate, seedOnce } from "./database-steps.ts";
import { tryLock } from "./folder-lock.ts";
import { openDatabase } from "./open-database.ts";
import { openServices } from "./open-services.ts";
import { assertPortsFree, type WantedPort } from "./ports.ts";
import { createProcessGuard } from "./process-guard.ts";
import type { Progress } from "./progress.ts";
import type { ShopMode } from "./services.ts";
import { loadSettings, type RunSettings } from "./settings.ts";
import type { Starting } from "./starting.ts";

export interface ShopOptions {
  /** The environment to read settings from; the process's own by default. */
  env?: NodeJS.ProcessEnv;
  progress: Progress;
  /** Aborting it ends the start half way; everything started so far is stopped. */
  signal: AbortSignal;
  /** False for databases of tests: quicker, not safe on a power cut. */
  durable?: boolean;
}

/** A shop whose database is there, with its tables and, once, the demo catalog. */
export interface PreparedShop extends RunSettings {
  databaseUrl: string;
  /** Resolves with the reason when a part ends without being asked to. */
  broken: Promise<CliError>;
  /** Stops all parts, last started first. Resolves when no process is left. */
  stop(): Promise<void>;
}

/** A shop that answers requests. */
export type RunningShop = PreparedShop;

/**
 * Starts the whole shop from whatever state the folder is in: database, builds of what is stale,
 * tables, demo catalog (once), Medusa and the pages. When anything fails, whatever was started
 * is stopped before the error ({@link CliError} for what a person can change) is thrown.
 */
export function startShop(options: ShopOptions & { mode?: ShopMode }): Promise<RunningShop> {
  const { mode = "production" } = options;
  return begin(options, async (run, starting, cancel) => {
    if (mode === "development") run.env.NODE_ENV = "development";
    if (mode === "fleet" && !run.settings.REDIS_URL) {
      throw new CliError(
        "REDIS_URL is missing: servers and workers that run apart share their locks and events there. `npm start` runs one of each without it.",
      );
    }
    await assertPortsFree(wantedPorts(run.settings, mode));
    await prepare(run, options, starting, cancel, {
      clients: mode === "development" ? leaveClientsToServers : buildClients,
      // Beside servers that run: tables change in a step of their own.
      tables: mode === "fleet" ? assertMigrated : undefined,
    });
    await openServices(run, mode, starting);
  });
}

/** The same without the programs that answer requests, and without what browsers get. */
export function prepareShop(options: ShopOptions): Promise<PreparedShop> {
  return begin(options, (run, starting, cancel) => prepare(run, options, starting, cancel));
}

async function begin(
  options: ShopOptions,
  work: (run: RunSettings, starting: Starting, cancel: AbortController) => Promise<void>,
): Promise<PreparedShop> {
  const run = loadSettings(options.env);
  // One failing step ends the steps that run beside it.
  const cancel = new AbortController();
  const guard = createProcessGuard();
  const starting: Starting = {
    progress: options.progress,
    logDir: join(run.dataDir, "logs"),
    env: run.env,
    guard,
    signal: AbortSignal.any([options.signal, cancel.signal]),
    undo: [],
    isBroken: [],
  };
  const stop = () => undoAll(starting);
  try {
    const lock = await tryLock(join(run.dataDir, "launcher.lock"));
    if ("heldBy" in lock) {
      throw new CliError(
        `A shop runs in ${run.dataDir} already (process ${lock.heldBy}). Stop it first, or set DATA_DIR, PORT, MEDUSA_PORT and STRIPE_SIMULATOR_PORT to run a second one.`,
      );
    }
    starting.undo.push(lock.release, async () => guard.close());
    await work(run, starting, cancel);
    const databaseUrl = run.env.DATABASE_URL ?? "";
    return { ...run, databaseUrl, broken: Promise.race(starting.isBroken), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Preparing {
  clients?: (context: BuildContext) => Promise<void>;
  /** In place of making the tables, and loading the demo catalog. */
  tables?: ((databaseUrl: string) => Promise<void>) | undefined;
}

/** Database and builds, side by side. */
async function prepare(
  run: RunSettings,
  options: ShopOptions,
  starting: Starting,
  cancel: AbortController,
  { clients = async () => undefined, tables: checkTables }: Preparing = {},
): Promise<void> {
  const [{ databaseUrl, directUrl }] = await together(cancel, [
    openDatabase(run, options.durable ?? true, starting),
    buildBackend(starting),
  ]);
  run.env.DATABASE_URL = databaseUrl;
  const tables = async () => {
    if (checkTables) return checkTables(directUrl);
    const direct = { ...starting, env: { ...starting.env, DATABASE_URL: directUrl } };
    await migrate(direct, directUrl);
    if (run.isDemo || run.settings.SEED_DEMO === "1") await seedOnce(direct, directUrl);
  };
  await together(cancel, [tables(), clients(starting)]);
}

/** In development the servers compile the pages and the admin themselves. */
async function leaveClientsToServers(): Promise<void> {
  await registerAdminSources();
  await forgetBackendBuild();
}

/** Undoes a start, the last step first. */
export async function undoAll({ undo }: Starting): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}

function wantedPorts(settings: Settings, mode: ShopMode): WantedPort[] {
  const worker = { port: settings.WORKER_PORT, use: "Medusa's workers", setting: "WORKER_PORT" };
  const simulator = {
    port: settings.STRIPE_SIMULATOR_PORT,
    use: "the demo's Stripe simulator",
    setting: "STRIPE_SIMULATOR_PORT",
  };
  return [
    { port: settings.PORT, use: "the shop's pages", setting: "PORT" },
    { port: settings.MEDUSA_PORT, use: "Medusa", setting: "MEDUSA_PORT" },
    ...(mode === "fleet" ? [worker] : []),
    ...(settings.PAYMENTS === "demo" ? [simulator] : []),
  ];
}

/** Like Promise.all, but the first failure cancels the others and is thrown once they have ended. */
async function together<A, B>(
  cancel: AbortController,
  work: [Promise<A>, Promise<B>],
): Promise<[A, B]> {
  for (const part of work) part.catch((error) => cancel.abort(error));
  await Promise.allSettled(work);
  cancel.signal.throwIfAborted();
  return Promise.all(work);
}
