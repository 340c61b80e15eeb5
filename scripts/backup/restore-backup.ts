import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import pg from "pg";
import {
  type FileStore,
  FolderStore,
  isFilePath,
  KEPT_SHELVES,
} from "../../packages/file-store/src/index.ts";
import { CliError } from "../cli-error.ts";
import { canReach, postgresAccount } from "../postgres-account.ts";
import { checkBackup, DATABASE_FILES, openFile, unpackFile } from "./backup-files.ts";
import { withoutPassword } from "./database-address.ts";
import { giveTo } from "./piped-program.ts";

export interface RestoreOptions {
  backup: string;
  /** Has no shop in it. */
  dataDir: string;
  /** Where pictures and other files go, which has none either; into `dataDir` unless told. */
  files?: FileStore;
  /** Of an empty database, for a backup of a database of one's own. */
  databaseUrl: string | undefined;
  passphrase: string | undefined;
}

/**
 * Puts a backup into an empty place, after every byte of it was looked at. Throws {@link CliError}, with
 * nothing written unless the disk or the database refuses in the middle.
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { backup, dataDir, databaseUrl, passphrase } = options;
  const { files: store = new FolderStore(dataDir) } = options;
  const { manifest, key } = await checkBackup(backup, passphrase);
  const { database, files, salt } = manifest;
  if (salt !== undefined && !key) {
    throw new CliError("The backup is encrypted: set BACKUP_PASSPHRASE to what it was made with.");
  }
  await assertEmpty(dataDir);
  await assertEmptyStore(store);
  if (database === "dump") await assertEmptyDatabase(databaseUrl);

  const databaseFile = DATABASE_FILES[database];
  const inside = await openFile(join(backup, databaseFile), { key, name: databaseFile });
  if (database === "cluster") await placeCluster(inside, dataDir);
  else await fill(databaseUrl ?? "", inside);
  for (const name of Object.keys(files)) {
    if (name === databaseFile) continue;
    const source = join(backup, name);
    if (isFilePath(name)) await store.write(name, await openFile(source, { key, name }));
    else await unpackFile(source, join(dataDir, name), { key, name });
  }
  if (database === "cluster") await pointHere(dataDir);
}

async function assertEmpty(dataDir: string): Promise<void> {
  const found: string[] = await readdir(dataDir).catch(() => []);
  const taken = ["postgres.json", "postgres", "uploads"].find((name) => found.includes(name));
  if (taken === undefined) return;
  throw new CliError(
    `${dataDir} has a shop in it already (${taken}): restore into another DATA_DIR.`,
  );
}

async function assertEmptyStore(store: FileStore): Promise<void> {
  for (const shelf of [...KEPT_SHELVES, "owner"] as const) {
    for await (const { path } of store.list(shelf)) {
      throw new CliError(
        `There are files of a shop already (${path}): restore with an empty DATA_DIR, and with a bucket or S3_PREFIX that has none. Two shops must not share them: each removes pictures that it does not know.`,
      );
    }
  }
}

async function assertEmptyDatabase(url: string | undefined): Promise<void> {
  if (!url) {
    throw new CliError(
      "The backup is of a database of your own: set DATABASE_URL to an empty one.",
    );
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    if (rows[0].tables > 0) {
      throw new CliError(
        `The database ${client.database} has tables in it: restore into an empty one (DATABASE_URL, and DATABASE_DIRECT_URL where it is set).`,
      );
    }
  } finally {
    await client.end();
  }
}

async function fill(url: string, dump: Readable): Promise<void> {
  const { address, env } = withoutPassword(url);
  const args = ["--no-owner", "--exit-on-error", `--dbname=${address}`];
  const missing = "pg_restore is not installed (Debian's postgresql-client).";
  await giveTo({ command: "pg_restore", args, env, missing }, dump);
}

async function placeCluster(tar: Readable, dataDir: string): Promise<void> {
  const directory = join(dataDir, "postgres");
  const { uid, gid } = await postgresAccount(directory);
  if (
    uid !== undefined &&
    !canReach({ uid, ...(gid === undefined ? {} : { gid }) }, "-x", dataDir)
  ) {
    throw new CliError(
      `PostgreSQL's own user cannot enter ${dataDir}: restore into a DATA_DIR that it can go to, such as /srv/shop.`,
    );
  }
  const fresh = `${directory}.new`;
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  try {
    const args = ["-xf", "-", "-C", fresh];
    await giveTo({ command: "tar", args, missing: "tar is not installed." }, tar);
    if (uid !== undefined && gid !== undefined) await chownAll(fresh, uid, gid);
    await chmod(fresh, 0o700);
    await rename(fresh, directory);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function chownAll(folder: string, uid: number, gid: number): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid);
}

/** The pointer came with the backup and has the password; the cluster may have lain elsewhere. */
async function pointHere(dataDir: string): Promise<void> {
  const path = join(dataDir, "postgres.json");
  const pointer = JSON.parse(await readFile(path, "utf8"));
  const here = { ...pointer, directory: "postgres" };
  await writeFile(path, JSON.stringify(here, null, 2), { mode: 0o600 });
}
