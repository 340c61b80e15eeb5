import { join } from "node:path";
import {
  type BuildContext,
  buildBackend,
  buildClients,
  forgetBackendBuild,
  registerAdminSources,
} from "./builds.ts";
import { type Child, failure, startChild } from "./child.ts";
import { CliError } from "./cli-error.ts";
import { migrate, seedOnce } from "./database-steps.ts";
import { tryLock } from "./folder-lock.ts";
import { assertPortsFree } from "./ports.ts";
import { startPostgres } from "./postgres.ts";
import { createProcessGuard } from "./process-guard.ts";
import type { Progress } from "./progress.ts";
import { type ShopMode, services } from "./services.ts";
import { loadSettings, type RunSettings } from "./settings.ts";
import { checkDatabase } from "./shop-database.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

export interface ShopOptions {
  /** The environment to read settings from; the process's own by default. */
  env?: NodeJS.ProcessEnv;
  progress: Progress;
  /** Aborting it ends the start half way; everything started so far is stopped. */
  signal: AbortSignal;
  mode?: ShopMode;
  /** False for databases of tests: quicker, not safe on a power cut. */
  durable?: boolean;
}

/** A shop that answers requests. */
export interface RunningShop extends RunSettings {
  databaseUrl: string;
  /** Resolves with the reason when a part ends without being asked to. */
  broken: Promise<CliError>;
  /** Stops all parts, last started first. Resolves when no process is left. */
  stop(): Promise<void>;
}

/**
 * Starts the whole shop from whatever state the folder is in: database, builds of what is stale,
 * tables, demo catalog (once), Medusa and the pages. When anything fails, whatever was started
 * is stopped before the error ({@link CliError} for what a person can change) is thrown.
 */
export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const run = loadSettings(options.env);
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  // One failing step ends the steps that run beside it.
  const cancel = new AbortController();
  const signal = AbortSignal.any([options.signal, cancel.signal]);
  try {
    const parts = await assemble(run, { ...options, signal }, cancel, undo);
    return { ...run, ...parts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(
  run: RunSettings,
  options: ShopOptions,
  cancel: AbortController,
  undo: (() => Promise<void>)[],
) {
  const { progress, signal } = options;
  const { settings, dataDir } = run;
  const { mode = "production" } = options;
  if (mode === "development") run.env.NODE_ENV = "development";
  const lock = await tryLock(join(dataDir, "launcher.lock"));
  if ("heldBy" in lock) {
    throw new CliError(
      `A shop runs in ${dataDir} already (process ${lock.heldBy}). Stop it first, or set DATA_DIR, PORT, MEDUSA_PORT and STRIPE_SIMULATOR_PORT to run a second one.`,
    );
  }
  undo.push(lock.release);
  await assertPortsFree([
    { port: settings.PORT, use: "the shop's pages", setting: "PORT" },
    { port: settings.MEDUSA_PORT, use: "Medusa", setting: "MEDUSA_PORT" },
    ...(settings.PAYMENTS === "demo"
      ? [
          {
            port: settings.STRIPE_SIMULATOR_PORT,
            use: "the demo's Stripe simulator",
            setting: "STRIPE_SIMULATOR_PORT",
          },
        ]
      : []),
  ]);

  const guard = createProcessGuard();
  undo.push(async () => guard.close());
  const context: BuildContext = {
    progress,
    logDir: join(dataDir, "logs"),
    env: run.env,
    guard,
    signal,
  };
  const isBroken: Promise<CliError>[] = [];

  const openDatabase = async () => {
    if (settings.DATABASE_URL) {
      await checkDatabase(settings.DATABASE_URL);
      return settings.DATABASE_URL;
    }
    const server = await progress.step("Starting the database", () =>
      startPostgres({ dataDir, durable: options.durable ?? true, say: progress.say }),
    );
    guard.watch(server.pid, "SIGINT");
    let isStopping = false;
    undo.push(async () => {
      isStopping = true;
      await server.stop();
      guard.release(server.pid);
    });
    isBroken.push(
      new Promise((resolve) => {
        server.process.once("exit", () => {
          if (!isStopping)
            resolve(new CliError(`The database stopped. See ${context.logDir}/postgres.log`));
        });
      }),
    );
    await checkDatabase(server.url);
    return server.url;
  };
  const [databaseUrl] = await together(cancel, [openDatabase(), buildBackend(context)]);
  run.env.DATABASE_URL = databaseUrl;

  const prepareDatabase = async () => {
    await migrate(context, databaseUrl);
    if (run.isDemo || settings.SEED_DEMO === "1") await seedOnce(context, databaseUrl);
  };
  // In development the servers compile the pages and the admin themselves.
  const prepareClients = async () => {
    if (mode === "production") return buildClients(context);
    await registerAdminSources();
    await forgetBackendBuild();
  };
  await together(cancel, [prepareDatabase(), prepareClients()]);

  const servers = services(mode, { ...context, dataDir }).map((program) =>
    startChild({ ...program, guard }),
  );
  let isStopping = false;
  undo.push(async () => {
    isStopping = true;
    await Promise.all(servers.map((child) => child.stop()));
  });
  isBroken.push(
    ...servers.map(async (child) => {
      await child.ended;
      // A part that was asked to stop is not news.
      return isStopping ? new Promise<never>(() => undefined) : brokenPart(child, context.logDir);
    }),
  );
  const broken = Promise.race(isBroken);
  await progress.step("Opening the shop", () =>
    waitUntilReady(`http://127.0.0.1:${settings.PORT}/health`, {
      broken,
      signal,
      say: progress.say,
    }),
  );
  return { databaseUrl, broken };
}

function brokenPart(child: Child, logDir: string): CliError {
  return failure(
    `${child.name} (which should keep running)`,
    child.tail(),
    join(logDir, `${child.name}.log`),
  );
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
