import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runToEnd } from "./child.ts";
import { CliError } from "./cli-error.ts";
import { contentHash, doWhenStale, isFresh } from "./content-hash.ts";
import { withLock } from "./folder-lock.ts";
import type { ProcessGuard } from "./process-guard.ts";
import { environmentOf, type ProgramKind } from "./program-environment.ts";
import type { Progress } from "./progress.ts";
import { projectRoot } from "./project-root.ts";
import { hasTools, tsc } from "./typescript.ts";

/** What every build is given. */
export interface BuildContext {
  progress: Progress;
  logDir: string;
  /** Environment with the shop's settings: `medusa build` reads the configuration. */
  env: NodeJS.ProcessEnv;
  guard?: ProcessGuard | undefined;
  signal?: AbortSignal | undefined;
}

interface Build {
  name: string;
  /** In words, for the progress line: "Compiling the backend". */
  doing: string;
  /** Files and folders whose content decides whether the result is stale. */
  inputs: readonly string[];
  outputs: readonly string[];
  /** Removed first: the compiler leaves what it made of files that have moved, and Medusa loads that too. */
  leftovers?: string;
  /** Who it is built for: `medusa build` reads the shop's configuration, and with it all settings. */
  kind?: ProgramKind;
  /** Program and arguments, run in the project's folder. */
  command: readonly string[];
}

const node = (program: string, ...args: string[]) => [
  process.execPath,
  join(projectRoot, "node_modules", program),
  ...args,
];

const CACHE = join(projectRoot, ".cache");
const STAMPS = join(CACHE, "built");

const COMMON_INPUTS = [
  "package-lock.json",
  "tsconfig.base.json",
  "packages/contracts",
  "packages/brand",
  "packages/server",
  "packages/ui",
];

const contracts: Build = {
  name: "contracts",
  doing: "Building the contracts",
  inputs: ["package-lock.json", "packages/contracts"],
  outputs: [
    "packages/contracts/dist/index.js",
    "packages/contracts/dist/api.js",
    "packages/contracts/dist/settings.js",
  ],
  command: tsc("-b", "packages/contracts"),
};

const catalogImport: Build = {
  name: "catalog-import",
  doing: "Building the catalog import",
  inputs: ["package-lock.json", "packages/contracts", "packages/catalog-import"],
  outputs: ["packages/catalog-import/dist/index.js"],
  command: tsc("-b", "packages/catalog-import"),
};

const server: Build = {
  name: "server",
  doing: "Building what the servers share",
  inputs: ["package-lock.json", "packages/server"],
  outputs: ["packages/server/dist/index.js", "packages/server/dist/fleet-program.js"],
  command: tsc("-b", "packages/server"),
};

const fileStore: Build = {
  name: "file-store",
  doing: "Building the file store",
  inputs: ["package-lock.json", "packages/contracts", "packages/file-store"],
  outputs: ["packages/file-store/dist/index.js"],
  command: tsc("-b", "packages/file-store"),
};

const stripeSimulator: Build = {
  name: "stripe-simulator",
  doing: "Building the Stripe simulator",
  inputs: ["package-lock.json", "packages/stripe-simulator"],
  outputs: [
    "packages/stripe-simulator/dist/program.js",
    "packages/stripe-simulator/dist/browser.js",
  ],
  command: tsc("-b", "packages/stripe-simulator"),
};

const search: Build = {
  name: "search-typed-postgres",
  doing: "Building the search provider",
  inputs: ["package-lock.json", "packages/search-typed-postgres"],
  outputs: [
    "packages/search-typed-postgres/dist/index.js",
    "packages/search-typed-postgres/dist/text.js",
  ],
  command: tsc("-b", "packages/search-typed-postgres/tsconfig.build.json"),
};

const backend: Build = {
  name: "backend",
  doing: "Compiling the backend",
  inputs: ["package-lock.json", "backend/src", "backend/tsconfig.build.json"],
  outputs: ["backend/.medusa/server/src/server.js"],
  leftovers: "backend/.medusa/server",
  command: tsc("-p", "backend/tsconfig.build.json"),
};

const storefront: Build = {
  name: "storefront",
  doing: "Building the storefront",
  inputs: [...COMMON_INPUTS, "packages/stripe-simulator", "storefront", "admin-extensions"],
  outputs: ["storefront/build/server/index.js", "storefront/build/client"],
  command: ["npm", "run", "--silent", "build", "-w", "@eldercare/storefront"],
};

const admin: Build = {
  name: "admin",
  doing: "Building the admin",
  inputs: [...COMMON_INPUTS, "medusa-config.ts", "tsconfig.json", "admin-extensions"],
  outputs: [".medusa/server/medusa-config.js", ".medusa/server/public/admin/index.html"],
  kind: "medusa",
  command: node("@medusajs/cli/cli.js", "build"),
};

/** The packages that others import. */
export async function buildPackages(context: BuildContext): Promise<void> {
  await build(contracts, context);
  await build(catalogImport, context);
  await build(server, context);
  await build(fileStore, context);
  await build(stripeSimulator, context);
  await build(search, context);
}

/** Packages and backend: enough for the database's migrations and for scripts. */
export async function buildBackend(context: BuildContext): Promise<void> {
  await buildPackages(context);
  await build(backend, context);
}

/** For whoever compiles by other means from here on (watch mode): the next build starts over. */
export async function forgetBackendBuild(): Promise<void> {
  const all = [contracts, catalogImport, server, fileStore, stripeSimulator, search, backend];
  for (const { name } of all) await rm(join(STAMPS, name), { force: true });
}

/** Everything that the browsers get: the storefront, and Medusa's admin with our screens. */
export async function buildClients(context: BuildContext): Promise<void> {
  await buildPackages(context);
  await Promise.all([buildAdmin(context), build(storefront, context)]);
}

async function buildAdmin(context: BuildContext): Promise<void> {
  await registerAdminSources();
  await build(admin, context);
}

/** Makes Medusa compile our admin screens from their sources, with hot reload in development. */
export async function registerAdminSources(): Promise<void> {
  const folder = join(projectRoot, "admin-extensions", ".medusa", "server");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "medusa-plugin-options.json"),
    JSON.stringify({ srcDir: join(projectRoot, "admin-extensions", "src") }),
  );
}

function assertTools({ doing }: Build): void {
  if (hasTools()) return;
  throw new CliError(
    `${doing}: the packages for it are not installed. Run \`npm ci --include=dev\` first, or build the images anew.`,
  );
}

/** One build, unless its result is fresh. Two launchers never build the same thing at once. */
async function build(item: Build, context: BuildContext): Promise<void> {
  const { progress, logDir, env, guard, signal } = context;
  const [command = "", ...args] = item.command;
  const outputs = item.outputs.map((path) => join(projectRoot, path));
  const inputs = await contentHash(projectRoot, item.inputs);
  // An image cannot be written, not even a lock, and needs none: what it has is of its own sources.
  if (await isFresh(STAMPS, { name: item.name, inputs, outputs })) return;
  assertTools(item);
  await withLock(
    join(CACHE, `${item.name}.lock`),
    (holder) => progress.say(`${item.doing}: waiting for process ${holder}, which does the same`),
    async () => {
      await doWhenStale(STAMPS, {
        name: item.name,
        inputs: await contentHash(projectRoot, item.inputs),
        outputs,
        work: () =>
          progress.step(item.doing, async () => {
            if (item.leftovers) {
              await rm(join(projectRoot, item.leftovers), { recursive: true, force: true });
            }
            await runToEnd(
              {
                name: item.doing,
                command,
                args,
                cwd: projectRoot,
                env: environmentOf(item.kind ?? "build", env),
                logPath: join(logDir, `build-${item.name}.log`),
                guard,
              },
              signal,
            );
          }),
      });
    },
  );
}
