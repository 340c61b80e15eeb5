import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { PassThrough, Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { KEPT_SHELVES } from "../../packages/file-store/src/index.ts";
import { CliError } from "../cli-error.ts";

/** What lies in DATA_DIR beside the database and the store of files; what can be made again is left out. */
export const KEPT_FILES = ["secrets.json", "stripe-simulator.jsonl", "postgres.json"];
export const DATABASE_FILES = { cluster: "database.tar", dump: "database.dump" } as const;

const KEPT: ReadonlySet<string> = new Set([...KEPT_FILES, ...Object.values(DATABASE_FILES)]);

/** Whoever can write to where backups lie must not choose where a restore writes. */
export function isOfBackup(name: string): boolean {
  const [folder = "", ...path] = name.split("/");
  const isBelow = KEPT_SHELVES.some((shelf) => shelf === folder) && path.length > 0;
  return KEPT.has(name) || (isBelow && path.every((part) => !/^\.{0,2}$/.test(part)));
}

/** `manifest.json` of a backup: what it holds, as it lies there (encrypted files by their encrypted bytes). */
export const Manifest = z.object({
  /** 1 has no {@link MANIFEST_SEAL}; its encrypted files name themselves alone. */
  format: z.union([z.literal(1), z.literal(2)]),
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
/** HMAC-SHA256 over the manifest's exact bytes, in hex; of an encrypted backup. */
export const MANIFEST_SEAL = "manifest.hmac";

/** What an encrypted backup is written and read with, by its passphrase. */
export interface BackupKey {
  /** Of the files: AES-256-GCM. */
  cipher: Buffer;
  /** Of the manifest: HMAC-SHA256. */
  seal: Buffer;
  format: Manifest["format"];
}

export function keyOf(
  passphrase: string,
  { salt, format }: { salt: string; format: Manifest["format"] },
): BackupKey {
  const cipher = scryptSync(passphrase, Buffer.from(salt, "hex"), 32, {
    N: 2 ** 15,
    r: 8,
    maxmem: 2 ** 26,
  });
  const seal = Buffer.from(hkdfSync("sha256", cipher, "", "manifest", 32));
  return { cipher, seal, format };
}

export const newSalt = () => randomBytes(16).toString("hex");

export const sealOf = (manifest: Buffer | string, { seal }: BackupKey) =>
  createHmac("sha256", seal).update(manifest).digest("hex");

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Authenticated with a file: no file can take another's place, none of format 2 pass as one of format 1. */
const aadOf = (name: string, { format }: BackupKey) =>
  Buffer.from(format === 1 ? name : `${format}\n${name}`);

/**
 * Gives `write` what is read from `source`, encrypted on the way when there is a key: nonce, bytes, tag.
 * Answers what a manifest says of it.
 */
export async function packFile(
  source: AsyncIterable<Buffer>,
  write: (packed: Readable) => Promise<void>,
  { key, name }: { key: BackupKey | undefined; name: string },
): Promise<Manifest["files"][string]> {
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  // One that is given up late tells nobody any more: whoever writes knows.
  const packed = new PassThrough().on("error", () => undefined);
  const packing = pipeline(
    source,
    key ? encrypting(key, name) : new PassThrough(),
    measure,
    packed,
  );
  // What the source broke off with reaches both; of a target that did, this end hears only that it is gone.
  const ended = await Promise.allSettled([
    write(packed).catch((error: Error) => {
      packed.destroy(error);
      throw error;
    }),
    packing,
  ]);
  for (const each of ended) if (each.status === "rejected") throw each.reason;
  return { bytes, sha256: hash.digest("hex") };
}

function encrypting(key: BackupKey, name: string): Transform {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key.cipher, nonce).setAAD(aadOf(name, key));
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

/** What a file of a backup holds; fails with {@link CliError} at its end when it is not what was saved. */
export async function openFile(
  source: string,
  { key, name }: { key: BackupKey | undefined; name: string },
): Promise<Readable> {
  if (!key) return createReadStream(source);
  const { size } = await stat(source);
  const file = await open(source);
  const ends = [Buffer.alloc(NONCE_BYTES), Buffer.alloc(TAG_BYTES)] as const;
  try {
    await file.read(ends[0], 0, NONCE_BYTES, 0);
    await file.read(ends[1], 0, TAG_BYTES, Math.max(0, size - TAG_BYTES));
  } finally {
    await file.close();
  }
  const decipher = createDecipheriv("aes-256-gcm", key.cipher, ends[0])
    .setAAD(aadOf(name, key))
    .setAuthTag(ends[1]);
  const isEmpty = size <= NONCE_BYTES + TAG_BYTES;
  const inside = isEmpty
    ? Readable.from([])
    : createReadStream(source, { start: NONCE_BYTES, end: size - TAG_BYTES - 1 });
  return Readable.from(
    (async function* () {
      for await (const chunk of inside) yield decipher.update(chunk as Buffer);
      try {
        yield decipher.final();
      } catch {
        throw new CliError(
          `${name} cannot be read: it was changed, or BACKUP_PASSPHRASE is not the backup's.`,
        );
      }
    })(),
    { objectMode: false },
  );
}

/** Writes a file of a backup where it belongs; throws {@link CliError} when it is not what was saved. */
export async function unpackFile(
  source: string,
  target: string,
  file: { key: BackupKey | undefined; name: string },
): Promise<void> {
  await writeOwn(target, await openFile(source, file));
}

/** Writes a file that nobody else of the machine may read, and the folders above it. */
export async function writeOwn(target: string, content: Readable): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(target, { mode: 0o600 }));
}

/** A backup that was looked at. */
export interface CheckedBackup {
  manifest: Manifest;
  /** None when it is not encrypted, or nobody gave the passphrase. */
  key: BackupKey | undefined;
}

/**
 * Reads a backup's manifest and looks at every byte of its files. With the passphrase it is also proven
 * that they are what whoever knows it has saved. Throws {@link CliError}.
 */
export async function checkBackup(
  folder: string,
  passphrase: string | undefined,
): Promise<CheckedBackup> {
  const bytes = await readFile(join(folder, MANIFEST)).catch(() => {
    throw new CliError(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const { success, data: manifest } = Manifest.safeParse(parsed(bytes.toString()));
  if (!success) throw new CliError(`${MANIFEST} of ${folder} is not what a backup has.`);
  const { salt, format } = manifest;
  // Whoever can write to where backups lie could have put one there that is not encrypted.
  if (passphrase && salt === undefined) {
    throw new CliError(
      "The backup is not encrypted, so nothing proves who made it. If yours are not, take BACKUP_PASSPHRASE away.",
    );
  }
  const key = passphrase && salt !== undefined ? keyOf(passphrase, { salt, format }) : undefined;
  if (key && format !== 1) await checkSeal(folder, bytes, key);
  const problems: string[] = [];
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, name)), hash).then(
      () => hash.digest("hex") === sha256 || problems.push(`${name} is not what was saved`),
      () => problems.push(`${name} is missing`),
    );
  }
  if (problems.length > 0) throw new CliError(`The backup is damaged:\n${problems.join("\n")}`);
  for (const name of key ? Object.keys(manifest.files) : []) {
    for await (const _ of await openFile(join(folder, name), { key, name }));
  }
  return { manifest, key };
}

async function checkSeal(folder: string, manifest: Buffer, key: BackupKey): Promise<void> {
  const seal = await readFile(join(folder, MANIFEST_SEAL), "utf8").catch(() => {
    throw new CliError(
      `${MANIFEST_SEAL} is missing: nothing proves that ${MANIFEST} is what was saved.`,
    );
  });
  const [given, wanted] = [Buffer.from(seal.trim()), Buffer.from(sealOf(manifest, key))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new CliError(
      `${MANIFEST} or ${MANIFEST_SEAL} was changed, or BACKUP_PASSPHRASE is not the backup's.`,
    );
  }
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
