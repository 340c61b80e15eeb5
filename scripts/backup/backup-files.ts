import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { PassThrough, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { CliError } from "../cli-error.ts";

/** What a shop has beside its database, in DATA_DIR; what can be made again is left out. */
export const KEPT_FOLDERS = ["uploads", "originals", "private", "imports"];
export const KEPT_FILES = ["secrets.json", "stripe-simulator.jsonl", "postgres.json"];
export const DATABASE_FILES = { cluster: "database.tar", dump: "database.dump" } as const;

const KEPT: ReadonlySet<string> = new Set([...KEPT_FILES, ...Object.values(DATABASE_FILES)]);

/** Whoever can write to where backups lie must not choose where a restore writes. */
function isOfBackup(name: string): boolean {
  const [folder = "", ...path] = name.split("/");
  const isBelow = KEPT_FOLDERS.includes(folder) && path.length > 0;
  return KEPT.has(name) || (isBelow && path.every((part) => !/^\.{0,2}$/.test(part)));
}

/** `manifest.json` of a backup: what it holds, as it lies there (encrypted files by their encrypted bytes). */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** A copy of the embedded server's files, or pg_dump's custom format. */
  database: z.enum(["cluster", "dump"]),
  /** Major version of PostgreSQL that the database is of. */
  postgres: z.number().int(),
  /** Of the key, in hex; none when the files are not encrypted. */
  salt: z.string().optional(),
  files: z.record(
    z.string().refine(isOfBackup),
    z.object({ bytes: z.number().int(), sha256: z.string() }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = "manifest.json";

/** The key that files are encrypted with: AES-256-GCM, by a passphrase. */
export function keyOf(passphrase: string, salt: string): Buffer {
  return scryptSync(passphrase, Buffer.from(salt, "hex"), 32, {
    N: 2 ** 15,
    r: 8,
    maxmem: 2 ** 26,
  });
}

export const newSalt = () => randomBytes(16).toString("hex");

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Copies a file into a backup as `name`, encrypted when there is a key: nonce, bytes, tag, with its name
 * authenticated, so that no file can take another's place.
 */
export async function packFile(
  source: string,
  target: string,
  { key, name }: { key: Buffer | undefined; name: string },
): Promise<Manifest["files"][string]> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const out = createWriteStream(target, { mode: 0o600 });
  await pipeline(
    createReadStream(source),
    key ? encrypting(key, name) : new PassThrough(),
    measure,
    out,
  );
  return { bytes, sha256: hash.digest("hex") };
}

function encrypting(key: Buffer, name: string): Transform {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(name));
  let isBegun = false;
  const begin = (stream: Transform) => {
    if (!isBegun) stream.push(nonce);
    isBegun = true;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      begin(this);
      done(null, cipher.update(chunk));
    },
    flush(done) {
      begin(this);
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
}

/** Writes a file of a backup where it belongs; throws {@link CliError} when the key is not its own. */
export async function unpackFile(
  source: string,
  target: string,
  { key, name }: { key: Buffer | undefined; name: string },
): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const out = createWriteStream(target, { mode: 0o600 });
  if (!key) return pipeline(createReadStream(source), out);
  const { size } = await stat(source);
  const file = await open(source);
  const ends = [Buffer.alloc(NONCE_BYTES), Buffer.alloc(TAG_BYTES)] as const;
  await file.read(ends[0], 0, NONCE_BYTES, 0);
  await file.read(ends[1], 0, TAG_BYTES, size - TAG_BYTES);
  await file.close();
  const decipher = createDecipheriv("aes-256-gcm", key, ends[0])
    .setAAD(Buffer.from(name))
    .setAuthTag(ends[1]);
  const isEmpty = size === NONCE_BYTES + TAG_BYTES;
  const inside = isEmpty
    ? new PassThrough().end()
    : createReadStream(source, { start: NONCE_BYTES, end: size - TAG_BYTES - 1 });
  await pipeline(inside, decipher, out).catch(() => {
    throw new CliError(`${name} cannot be read: BACKUP_PASSPHRASE is not the backup's.`);
  });
}

/** Reads a backup's manifest and looks at every byte of its files; throws {@link CliError}. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => {
    throw new CliError(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const { success, data: manifest } = Manifest.safeParse(parsed(text));
  if (!success) throw new CliError(`${MANIFEST} of ${folder} is not what a backup has.`);
  const problems: string[] = [];
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, name)), hash).then(
      () => hash.digest("hex") === sha256 || problems.push(`${name} is not what was saved`),
      () => problems.push(`${name} is missing`),
    );
  }
  if (problems.length > 0) throw new CliError(`The backup is damaged:\n${problems.join("\n")}`);
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every file below a folder, by its path from there with slashes; none when the folder is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
