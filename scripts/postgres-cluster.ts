import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { CliError } from "./cli-error.ts";
import { canReach, type PostgresAccount, postgresAccount } from "./postgres-account.ts";
import { type PostgresBinaries, postgresBinaries } from "./postgres-binaries.ts";

const run = promisify(execFile);

/** Where clusters and programs go that PostgreSQL's user could not reach in their own place. */
const REFUGE = "/var/lib/eldercare-shop";

export const CLUSTER_USER = "shop";

/** `DATA_DIR/postgres.json`: deleting it (with DATA_DIR) means a new, empty database. */
export interface ClusterPointer {
  /** Folder of the cluster, absolute or relative to DATA_DIR. */
  directory: string;
  password: string;
}

/** A cluster on disk, ready to be started. */
export interface Cluster {
  directory: string;
  password: string;
  account: PostgresAccount;
  binaries: PostgresBinaries;
}

const pointerPath = (dataDir: string) => join(dataDir, "postgres.json");

/** The pointer of a DATA_DIR; `undefined` when it has no embedded database yet. */
export async function readPointer(dataDir: string): Promise<ClusterPointer | undefined> {
  try {
    const pointer: ClusterPointer = JSON.parse(await readFile(pointerPath(dataDir), "utf8"));
    return { ...pointer, directory: resolve(dataDir, pointer.directory) };
  } catch {
    return undefined;
  }
}

/**
 * Finds the cluster of a DATA_DIR, or makes it. A cluster in the refuge is never removed: its DATA_DIR
 * may be on a disk that is not mounted today. `durable: false` skips the syncing that only a power cut
 * makes needed.
 */
export async function openCluster(
  dataDir: string,
  options: { durable: boolean; say: (line: string) => void },
): Promise<Cluster> {
  const known = await readPointer(dataDir);
  const account = await postgresAccount(known?.directory ?? join(dataDir, "postgres"));
  const isRoot = account.uid !== undefined;
  if (isRoot) {
    await mkdir(REFUGE, { recursive: true });
    await chmod(REFUGE, 0o755);
  }
  const binaries = await postgresBinaries(account, REFUGE);
  const cluster = (pointer: ClusterPointer): Cluster => ({ ...pointer, account, binaries });

  if (known && (await isMine(known.directory, dataDir))) {
    await assertSameRelease(known.directory, binaries.major);
    return cluster(known);
  }
  if (isRoot) await nameLeftBehind(dataDir, options.say);
  const reachable = canReach(account, "-x", dataDir);
  const directory = reachable
    ? join(dataDir, "postgres")
    : join(REFUGE, randomBytes(6).toString("hex"), "postgres");
  if (!reachable) {
    options.say(
      `PostgreSQL may not run as root and its own user cannot enter ${dataDir}: the database is kept in ${dirname(directory)}`,
    );
  }
  const pointer = { directory, password: randomBytes(18).toString("base64url") };
  await writeFile(
    pointerPath(dataDir),
    JSON.stringify({ ...pointer, directory: reachable ? "postgres" : directory }, null, 2),
    { mode: 0o600 },
  );
  if (!reachable) {
    await mkdir(dirname(directory), { mode: 0o711 });
    await chmod(dirname(directory), 0o711);
    await writeFile(ownerPath(directory), JSON.stringify({ dataDir }));
  }
  await createCluster(cluster(pointer), options.durable);
  return cluster(pointer);
}

const ownerPath = (directory: string) => join(dirname(directory), "owner.json");

/** Says where databases lie that this DATA_DIR had before it was deleted or replaced. */
async function nameLeftBehind(dataDir: string, say: (line: string) => void): Promise<void> {
  for (const entry of await readdir(REFUGE).catch(() => [])) {
    if ((await refugeOwner(join(REFUGE, entry, "postgres"))) !== dataDir) continue;
    say(
      `An earlier database of ${dataDir} is kept in ${join(REFUGE, entry)}: delete that folder if nobody needs it`,
    );
  }
}

async function refugeOwner(directory: string): Promise<string | undefined> {
  try {
    return JSON.parse(await readFile(ownerPath(directory), "utf8")).dataDir;
  } catch {
    return undefined;
  }
}

/** False for a folder without a finished cluster, and for one that a copied DATA_DIR points to. */
async function isMine(directory: string, dataDir: string): Promise<boolean> {
  const finished = await readFile(join(directory, "PG_VERSION")).catch(() => undefined);
  const owner = await refugeOwner(directory);
  return finished !== undefined && (owner === undefined || owner === dataDir);
}

async function assertSameRelease(directory: string, major: number): Promise<void> {
  const version = Number.parseInt(await readFile(join(directory, "PG_VERSION"), "utf8"), 10);
  if (version !== major) {
    throw new CliError(
      `The database in ${directory} was made by PostgreSQL ${version}, and this version of the shop brings PostgreSQL ${major}. Move the data with pg_dump, or delete the data folder to begin anew.`,
    );
  }
}

async function createCluster(cluster: Cluster, durable: boolean): Promise<void> {
  // Made aside and renamed: an interrupted run leaves nothing that looks like a cluster.
  const fresh = `${cluster.directory}.new`;
  const passwordFile = `${cluster.directory}.password`;
  await rm(fresh, { recursive: true, force: true });
  await rm(cluster.directory, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  const { uid, gid } = cluster.account;
  if (uid !== undefined && gid !== undefined) {
    await chown(fresh, uid, gid);
    await chown(passwordFile, uid, gid);
  }
  // Sorting by ICU does not depend on the machine; the C library's part still needs UTF-8 letters.
  const systemLocale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  try {
    await run(
      cluster.binaries.initdb,
      [
        `--pgdata=${fresh}`,
        `--username=${CLUSTER_USER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        `--locale=${systemLocale}`,
        "--locale-provider=icu",
        "--icu-locale=en-CA",
        "--lc-messages=C",
        ...(durable ? [] : ["--no-sync"]),
      ],
      { ...cluster.account, cwd: "/", env: { PATH: process.env.PATH } },
    );
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new CliError(`The database could not be created: ${(stderr ?? String(error)).trim()}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, cluster.directory);
}
