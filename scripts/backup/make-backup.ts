import { createReadStream, existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
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
import { type BackupPlace, nameOfBackup } from "./backup-place.ts";
import { copyCluster } from "./copy-cluster.ts";
import { withoutPassword } from "./database-address.ts";
import { outputOf } from "./piped-program.ts";

/** No backup takes so long: what is half by then was cut off. */
const CUT_OFF_MS = 12 * 60 * 60 * 1000;

export interface BackupOptions {
  dataDir: string;
  /** Where pictures and other files lie; in `dataDir` unless told. */
  files?: FileStore;
  /** Where backups lie. */
  place: BackupPlace;
  databaseUrl: string;
  /** Whether it is the embedded server, whose files are in `dataDir` or in its refuge. */
  isEmbedded: boolean;
  passphrase: string | undefined;
  /** How many of the newest backups stay, this one included; all unless told. */
  keep?: number | undefined;
}

/**
 * Saves a shop that may be running: the database first, as of one moment, then what lies beside it.
 * Pictures never change under their name, so none that the database knows is missing. Answers
 * what restores it; half a backup is never called one. Throws {@link CliError}.
 */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { dataDir, place, databaseUrl, isEmbedded, passphrase, keep } = options;
  const { files: store = new FolderStore(dataDir) } = options;
  const createdAt = new Date().toISOString();
  const draft = await place.begin(nameOfBackup(createdAt));
  let backup: string;
  try {
    await place.removeCutOff(new Date(Date.parse(createdAt) - CUT_OFF_MS));
    const salt = passphrase === undefined ? undefined : newSalt();
    const key = passphrase && salt ? keyOf(passphrase, { salt, format: 2 }) : undefined;
    const kind = isEmbedded ? "cluster" : "dump";
    const files: Manifest["files"] = {};
    const pack = async (name: string, source: AsyncIterable<Buffer>) => {
      const write = (packed: Readable) => draft.write(name, packed);
      files[name] = await packFile(source, write, { key, name });
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
    if (key) await draft.write(MANIFEST_SEAL, Readable.from([Buffer.from(sealOf(text, key))]));
    await draft.write(MANIFEST, Readable.from([Buffer.from(text)]));
    backup = await draft.finish();
  } catch (error) {
    // A place that went away cannot be tidied: a later backup does it.
    await draft.discard().catch(() => undefined);
    throw error;
  }
  if (keep !== undefined) await prune(place, keep);
  await noteBackup(dataDir, { createdAt });
  return backup;
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

/** Removes the oldest backups of a place, and nothing that is none. */
async function prune(place: BackupPlace, keep: number): Promise<void> {
  const names = (await place.names()).sort();
  for (const name of names.slice(0, -keep)) await place.remove(name);
}
