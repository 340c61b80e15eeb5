import { join } from "node:path";
// The source, not the package's build: this runs before anything is built.
import { pathOf } from "../packages/contracts/src/calls/address.ts";
import { STAFF_ADDRESSES } from "../packages/contracts/src/calls/staff-addresses.ts";
import { localHost } from "../packages/contracts/src/settings.ts";
import type { Program } from "./child.ts";
import { noteworthy } from "./log-line.ts";
import { environmentOf, type ProgramKind } from "./program-environment.ts";
import type { Progress } from "./progress.ts";
import { projectRoot } from "./project-root.ts";
import { TSC } from "./typescript.ts";

/**
 * "production" serves what was built; "fleet" does so with several processes of each kind;
 * "development" compiles and reloads on every change.
 */
export type ShopMode = "production" | "fleet" | "development";

/** "backend" is production's, without pages and admin: no build of them is needed. */
export type ServiceSet = ShopMode | "backend";

interface Context {
  /** The shop's settings; PAYMENTS decides whether a Stripe simulator runs beside it. */
  env: NodeJS.ProcessEnv;
  dataDir: string;
  logDir: string;
  progress: Progress;
}

/** The programs that keep running while the shop is open. */
export function services(set: ServiceSet, context: Context): Program[] {
  if (set === "backend") return backendAlone(context);
  if (set === "fleet") return fleets(context);
  return set === "production" ? production(context) : development(context);
}

const MEDUSA_SERVER = join(projectRoot, "backend/.medusa/server/src/server.js");
const SIMULATOR = join(projectRoot, "packages/stripe-simulator/dist/program.js");
const FLEET = join(projectRoot, "packages/server/dist/fleet-program.js");
const STOREFRONT_SERVER = "storefront/build/server/index.js";
const STOREFRONT_SOURCES = ["--import", "tsx", "storefront/server/dev.ts"];

/**
 * Node.js takes what memory a machine has before it looks for what is not used any more. Told of less,
 * the servers hold what they need (docs/operations.md, "Memory").
 */
const COLLECT_OFTEN = ["--max-semi-space-size=4", "--heap-growing-percent=25"];
const LEAN = {
  medusa: ["--max-old-space-size=640", ...COLLECT_OFTEN],
  storefront: COLLECT_OFTEN,
};
/** Two pools of native memory instead of eight for each core (glibc). */
export const LEAN_POOLS = { MALLOC_ARENA_MAX: "2" };

function production(context: Context): Program[] {
  const lean = { ...context, env: { ...LEAN_POOLS, ...context.env } };
  return [
    ...paymentServices(context, []),
    // Medusa looks for its configuration and its built admin in the working directory.
    program(lean, "medusa", "medusa", [...LEAN.medusa, MEDUSA_SERVER], ".medusa/server"),
    program(lean, "storefront", "storefront", [...LEAN.storefront, STOREFRONT_SERVER]),
  ];
}

/** Long enough for a busy connection to be used once more, and to hear that it is the last time. */
const FLEET_DRAIN_SECONDS = "2";

/** Servers that answer, workers that do the rest, storefronts: each a fleet on one port. */
function fleets(context: Context): Program[] {
  const { SERVERS = "1", WORKERS = "1", STOREFRONTS = "1" } = context.env;
  const { DRAIN_SECONDS = FLEET_DRAIN_SECONDS } = context.env;
  const lean = { ...context, env: { ...LEAN_POOLS, ...context.env, DRAIN_SECONDS } };
  const medusa = (name: string, mode: "server" | "worker", size: string) =>
    program(
      { ...lean, env: { ...lean.env, MEDUSA_WORKER_MODE: mode } },
      name,
      "medusa",
      [...LEAN.medusa, FLEET, size, MEDUSA_SERVER],
      ".medusa/server",
    );
  return [
    ...paymentServices(context, []),
    ...[
      medusa("medusa", "server", SERVERS),
      medusa("medusa-worker", "worker", WORKERS),
      program(lean, "storefront", "storefront", [
        ...LEAN.storefront,
        FLEET,
        STOREFRONTS,
        STOREFRONT_SERVER,
      ]),
    ].map((fleet) => ({ ...fleet, isFleet: true, drainMs: Number(DRAIN_SECONDS) * 1000 })),
  ];
}

/** On the sources' medusa-config: the built one comes with the build of the admin. */
function backendAlone(context: Context): Program[] {
  const env = { ...context.env, DISABLE_MEDUSA_ADMIN: "true" };
  return [
    ...paymentServices(context, []),
    program({ ...context, env }, "medusa", "medusa", [MEDUSA_SERVER]),
  ];
}

function development(context: Context): Program[] {
  const watch = ["--watch", "--preserveWatchOutput"];
  return [
    program(context, "packages", "build", [
      ...[TSC, "-b", "packages/catalog-import", "packages/server", "packages/file-store"],
      "packages/stripe-simulator",
      "packages/search-typed-postgres/tsconfig.build.json",
      ...watch,
    ]),
    ...paymentServices(context, [
      "--watch-path=packages/stripe-simulator/dist",
      "--watch-preserve-output",
    ]),
    program(context, "backend", "build", [TSC, "-p", "backend/tsconfig.build.json", ...watch]),
    program(context, "medusa", "medusa", [
      "--watch-path=backend/.medusa/server/src",
      "--watch-path=packages/contracts/dist",
      "--watch-path=packages/search-typed-postgres/dist",
      "--watch-path=packages/catalog-import/dist",
      "--watch-path=packages/server/dist",
      "--watch-path=packages/file-store/dist",
      "--watch-path=medusa-config.ts",
      "--watch-preserve-output",
      MEDUSA_SERVER,
    ]),
    program(context, "storefront", "storefront", STOREFRONT_SOURCES),
  ].map((each) => ({
    ...each,
    onLine: (line: string) => line.trim() && context.progress.say(`${each.name}: ${line}`),
  }));
}

/** Demo payments: Stripe's place is taken by a program of ours, which the shop's origin passes on. */
function paymentServices(context: Context, watch: string[]): Program[] {
  const { env, dataDir } = context;
  if (env.PAYMENTS !== "demo") return [];
  const simulator = program(context, "stripe-simulator", "simulator", [...watch, SIMULATOR]);
  const addresses = {
    STRIPE_SIMULATOR_WEBHOOK_URL: `${medusaBeside(env)}${pathOf(STAFF_ADDRESSES["stripe.receiveEvent"])}`,
    STRIPE_SIMULATOR_PUBLIC_URL: `${env.SHOP_URL}/stripe-simulator`,
    STRIPE_SIMULATOR_STATE: join(dataDir, "stripe-simulator.jsonl"),
  };
  return [{ ...simulator, env: { ...simulator.env, ...addresses } }];
}

/** MEDUSA_URL is for people: what runs beside Medusa needs no proxy to reach it. */
const medusaBeside = ({ HOST, MEDUSA_PORT }: NodeJS.ProcessEnv) =>
  `http://${localHost(HOST)}:${MEDUSA_PORT}`;

function program(
  context: Context,
  name: string,
  kind: ProgramKind,
  args: string[],
  cwd = ".",
): Program {
  const beside = kind === "storefront" ? { MEDUSA_URL: medusaBeside(context.env) } : {};
  return {
    name,
    command: process.execPath,
    args,
    cwd: join(projectRoot, cwd),
    env: { ...environmentOf(kind, context.env), ...beside },
    isPrivate: kind !== "build",
    logPath: join(context.logDir, `${name}.log`),
    onLine: (line) => {
      const text = noteworthy(line);
      if (text) context.progress.say(`${name}: ${text}`);
    },
  };
}
