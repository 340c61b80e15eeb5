import { createReadStream, existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { LAST_BACKUP_FILE, type LastBackup } from "../../packages/contracts/src/last-backup.ts";
import { type FileStore, FolderStore } from "../../packages/file-store/src/index.ts";
import { CliError } from "../cli-error.ts";
import { eachKeptFile, opened } from "../files/each-kept-file.ts";
import { readPointer } from "../postgres-cluster.ts";
import {
  DATABASE_FILES,
  KEPT_FILES,
  keyOf,
  MANIFEST,
  MANIFEST_SEAL,
  type Manifest,
  newSalt,
  packFile,
  sealOf,
} from "./backup-files.ts";
import { copyCluster } from "./copy-cluster.ts";
import { withoutPassword } from "./database-address.ts";
import { outputOf } from "./piped-program.ts";

const BACKUP_NAME = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const HALF_NAME = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.half$/;
/** No backup takes so long: what is half by then was cut off. */
const CUT_OFF_MS = 12 * 60 * 60 * 1000;

export interface BackupOptions {
  dataDir: string;
  /** Where pictures and other files lie; in `dataDir` unless told. */
  files?: FileStore;
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
  const { files: store = new FolderStore(dataDir) } = options;
  const createdAt = new Date().toISOString();
  const folder = join(out, `shop-${createdAt.slice(0, 19).replaceAll(":", "-")}Z`);
  const half = `${folder}.half`;
  await mkdir(half, { recursive: true, mode: 0o700 });
  await removeCutOff(out);
  try {
    const salt = passphrase === undefined ? undefined : newSalt();
    const key = passphrase && salt ? keyOf(passphrase, { salt, format: 2 }) : undefined;
    const kind = isEmbedded ? "cluster" : "dump";
    const files: Manifest["files"] = {};
    const pack = async (name: string, source: AsyncIterable<Buffer>) => {
      files[name] = await packFile(source, join(half, name), { key, name });
    };
    await pack(
      DATABASE_FILES[kind],
      isEmbedded ? tarOfCluster(databaseUrl, dataDir) : dump(databaseUrl),
    );
    await eachKeptFile(store, async ({ path }) => {
      // The shop goes on: what was removed meanwhile is not saved.
      const source = await opened(store, path);
      if (source) await pack(path, source);
    });
    for (const name of KEPT_FILES)
      if (existsSync(join(dataDir, name))) await pack(name, createReadStream(join(dataDir, name)));
    const manifest: Manifest = {
      ...{ format: 2, createdAt, database: kind, postgres: await majorOf(databaseUrl) },
      ...(salt === undefined ? {} : { salt }),
      files,
    };
    const text = JSON.stringify(manifest, null, 2);
    await writeFile(join(half, MANIFEST), text, { mode: 0o600 });
    if (key) await writeFile(join(half, MANIFEST_SEAL), sealOf(text, key), { mode: 0o600 });
    await rename(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
  if (keep !== undefined) await prune(out, keep);
  await noteBackup(dataDir, { createdAt });
  return folder;
}

/** A disk that is full, or a folder that only the shop may write, makes no good backup a bad one. */
async function noteBackup(dataDir: string, ended: LastBackup): Promise<void> {
  const note = join(dataDir, LAST_BACKUP_FILE);
  await writeFile(note, JSON.stringify(ended), { mode: 0o600 }).catch((error: Error) =>
    console.error(`The backup is whole, but the shop was not told of it: ${error.message}`),
  );
}

async function* tarOfCluster(url: string, dataDir: string): AsyncGenerator<Buffer> {
  const pointer = await readPointer(dataDir);
  if (!pointer) throw new CliError(`${dataDir} has no embedded database.`);
  yield* copyCluster(url, pointer.directory);
}

function dump(url: string): AsyncGenerator<Buffer> {
  const { address, env } = withoutPassword(url);
  return outputOf({
    command: "pg_dump",
    args: ["--format=custom", "--no-owner", address],
    env,
    missing:
      "pg_dump is not installed: a database of your own is saved with it (Debian's postgresql-client).",
  });
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

/** Who was killed in the middle left what it had written. */
async function removeCutOff(out: string): Promise<void> {
  for (const name of (await readdir(out)).filter((each) => HALF_NAME.test(each))) {
    const { mtimeMs } = await stat(join(out, name));
    if (Date.now() - mtimeMs > CUT_OFF_MS) await rm(join(out, name), { recursive: true });
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
