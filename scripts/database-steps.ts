import { join } from "node:path";
import type { BuildContext } from "./builds.ts";
import { type Program, runToEnd } from "./child.ts";
import { CliError } from "./cli-error.ts";
import { contentHash } from "./content-hash.ts";
import { projectRoot } from "./project-root.ts";
import { LEAN_POOLS } from "./services.ts";
import { recall, remember } from "./shop-database.ts";
import { hasTools } from "./typescript.ts";

/** What decides whether the tables, links and search indexes are as the code expects them. */
const MIGRATION_INPUTS = [
  "package-lock.json",
  "medusa-config.ts",
  "backend/src/modules",
  "backend/src/links",
  "backend/src/search",
  "backend/src/providers",
  "backend/src/migration-scripts",
];

// Nobody is there to be asked. Search indexes can be made again; tables of links hold data.
const MIGRATE = ["db:migrate", "--execute-safe-links", "--execute-all-search"];

const wantedTables = () => contentHash(projectRoot, MIGRATION_INPUTS);

/** Throws {@link CliError} unless the database was brought to the code's version before. */
export async function assertMigrated(databaseUrl: string): Promise<void> {
  if ((await recall(databaseUrl, "migrated")) === (await wantedTables())) return;
  throw new CliError("The database is not of this version yet: run `npm run migrate` first.");
}

/** Brings the database to the code's version, unless it was brought there before. */
export async function migrate(context: BuildContext, databaseUrl: string): Promise<void> {
  const wanted = await wantedTables();
  if ((await recall(databaseUrl, "migrated")) === wanted) return;
  await context.progress.step("Preparing the database's tables", () =>
    runToEnd(medusaCommand(context, "migrate", MIGRATE), context.signal),
  );
  await remember(databaseUrl, "migrated", wanted);
}

/** Loads the demo catalog into a database that never got it. */
export async function seedOnce(context: BuildContext, databaseUrl: string): Promise<void> {
  if (await recall(databaseUrl, "seeded")) return;
  await context.progress.step("Loading the demo catalogue", () =>
    runToEnd(
      {
        // What every shop begins with is nothing to take back by a press of a button.
        ...shopScript(context, "seed", ["all", "--no-history"]),
        onLine: (line) => / created, /.test(line) && context.progress.say(line),
      },
      context.signal,
    ),
  );
  await remember(databaseUrl, "seeded", new Date().toISOString());
}

/**
 * Files of any length take the same memory; without a bound Node collects its garbage later than it
 * needs to, and a small machine has better uses for what that costs.
 */
export const CATALOG_NODE_FLAGS = ["--max-old-space-size=384"];

/** One of backend/src/scripts with a merchandiser's arguments: `products --file F --dry-run`. */
export function shopScript(context: BuildContext, name: string, args: readonly string[]): Program {
  const script = join(projectRoot, `backend/.medusa/server/src/scripts/${name}.js`);
  const program = medusaCommand(context, name, ["exec", script, "--", ...args]);
  const env = { ...LEAN_POOLS, ...program.env };
  return { ...program, env, args: [...CATALOG_NODE_FLAGS, ...program.args] };
}

/**
 * One of Medusa's commands, run on the sources' medusa-config.ts: no build is needed for it. Without tools
 * nothing reads TypeScript for Medusa, but there is what was built.
 */
function medusaCommand(context: BuildContext, name: string, args: readonly string[]): Program {
  return {
    name: `medusa ${args[0]}`,
    command: process.execPath,
    args: [join(projectRoot, "node_modules/@medusajs/cli/cli.js"), ...args],
    cwd: hasTools() ? projectRoot : join(projectRoot, ".medusa/server"),
    env: context.env,
    logPath: join(context.logDir, `${name}.log`),
    guard: context.guard,
    isPrivate: true,
  };
}
