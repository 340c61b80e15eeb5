import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { CliError } from "../cli-error.ts";
import { readPointer } from "../postgres-cluster.ts";
import { filesBelow, keyOf, MANIFEST, type Manifest, newSalt, packFile } from "./backup-files.ts";
import { copyCluster } from "./copy-cluster.ts";

const run = promisify(execFile);

/** What a shop has beside its database, in DATA_DIR; what can be made again is left out. */
export const KEPT_FOLDERS = ["uploads", "originals", "private", "imports"];
export const KEPT_FILES = ["secrets.json", "stripe-simulator.jsonl", "postgres.json"];
export const DATABASE_FILES = { cluster: "database.tar", dump: "database.dump" } as const;
const BACKUP_NAME = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export interface BackupOptions {
  dataDir: string;
  /** Where backups lie, a folder each. */
  out: string;
  databaseUrl: string;
  /** Whether it is the embedded server, whose files are in `dataDir` or in its refuge. */
  isEmbedded: boolean;
  passphrase: string | undefined;
  /** How many of the newest backups stay, this one included; all unless told. */
  keep?: number | undefined;
}

/**
 * Saves a shop that may be running: the database first, as of one moment, then what lies beside it.
 * Pictures never change under their name, so none that the database knows is missing. Answers the
 * backup's folder; half a backup is never called one. Throws {@link CliError}.
 */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { dataDir, out, databaseUrl, isEmbedded, passphrase, keep } = options;
  const createdAt = new Date().toISOString();
  const folder = join(out, `shop-${createdAt.slice(0, 19).replaceAll(":", "-")}Z`);
  const half = `${folder}.half`;
  await mkdir(half, { recursive: true, mode: 0o700 });
  try {
    const salt = passphrase === undefined ? undefined : newSalt();
    const key = passphrase && salt ? keyOf(passphrase, salt) : undefined;
    const kind = isEmbedded ? "cluster" : "dump";
    const files: Manifest["files"] = {};
    const pack = async (name: string, source: string) => {
      files[name] = await packFile(source, join(half, name), { key, name });
    };
    const plain = join(half, ".plain");
    if (isEmbedded) await tarOfCluster(databaseUrl, dataDir, plain);
    else await dump(databaseUrl, plain);
    await pack(DATABASE_FILES[kind], plain);
    await rm(plain);
    for (const beside of KEPT_FOLDERS) {
      for (const name of await filesBelow(join(dataDir, beside)))
        await pack(`${beside}/${name}`, join(dataDir, beside, name));
    }
    for (const name of KEPT_FILES)
      if (existsSync(join(dataDir, name))) await pack(name, join(dataDir, name));
    const manifest: Manifest = {
      ...{ format: 1, createdAt, database: kind, postgres: await majorOf(databaseUrl) },
      ...(salt === undefined ? {} : { salt }),
      files,
    };
    await writeFile(join(half, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    await rename(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
  if (keep !== undefined) await prune(out, keep);
  return folder;
}

async function tarOfCluster(url: string, dataDir: string, target: string): Promise<void> {
  const pointer = await readPointer(dataDir);
  if (!pointer) throw new CliError(`${dataDir} has no embedded database.`);
  const copy = `${target}.cluster`;
  try {
    await copyCluster(url, pointer.directory, copy);
    await run("tar", ["-cf", target, "-C", copy, "."]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function dump(url: string, target: string): Promise<void> {
  await run("pg_dump", ["--format=custom", "--no-owner", `--file=${target}`, url]).catch(
    (error: { code?: unknown; stderr?: string }) => {
      throw new CliError(
        error.code === "ENOENT"
          ? "pg_dump is not installed: a database of your own is saved with it (Debian's postgresql-client)."
          : `pg_dump failed: ${error.stderr?.trim()}`,
      );
    },
  );
}

async function majorOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("show server_version_num");
    return Math.floor(Number(rows[0].server_version_num) / 10_000);
  } finally {
    await client.end();
  }
}

/** Removes the oldest backups of a folder, and nothing that is none. */
async function prune(out: string, keep: number): Promise<void> {
  const found = (await readdir(out)).filter((name) => BACKUP_NAME.test(name)).sort();
  for (const name of found.slice(0, -keep)) {
    const isBackup = await readFile(join(out, name, MANIFEST)).catch(() => undefined);
    if (isBackup) await rm(join(out, name), { recursive: true });
  }
}
