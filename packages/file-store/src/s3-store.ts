import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { S3Client } from "@aws-sdk/client-s3";
import {
  checkedPath,
  FileMissing,
  type FilePath,
  type FileStore,
  FilesAway,
  isFilePath,
  type Shelf,
  type StoredFile,
} from "./file-store.js";

/** A bucket, or the part of one below a prefix, and who may use it. */
export interface Bucket {
  bucket: string;
  region: string;
  /** Of another storage than Amazon's; its buckets are named in the path. */
  endpoint?: string | undefined;
  /** Before every key, without a slash at its end. */
  prefix?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long whoever asks waits, in milliseconds. */
interface Patience {
  /** For a connection, and for the next byte on it. */
  connectMs: number;
  idleMs: number;
  /** For all of a question, and for all of a file that is written at once. */
  askMs: number;
  writeMs: number;
}

/** Somebody waits for a picture; a file of a hundred megabytes may take longer, but never stand still. */
const PATIENCE: Patience = { connectMs: 2000, idleMs: 60_000, askMs: 5000, writeMs: 20_000 };
/** A storage that is busy says so, and is well the next moment. */
const TRIES = 2;
/** Of a file that is sent in parts. */
const PARTS_AT_ONCE = 2;

const TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  csv: "text/csv",
};

/** Loaded when a bucket is used: most shops have none. */
const loadSdk = () => import("@aws-sdk/client-s3");
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** What one question is asked with. */
interface Asked {
  sdk: Sdk;
  client: S3Client;
  of: { Bucket: string; Key: string };
  abortSignal: AbortSignal;
}

/**
 * Files in a bucket of S3, or of a storage that speaks its protocol. Nothing of it is public: files get no
 * access rights of their own, and leave it by the shop alone.
 */
export class S3Store implements FileStore {
  readonly isNear = false;
  readonly #bucket: Bucket;
  readonly #patience: Patience;
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(bucket: Bucket, patience: Patience = PATIENCE) {
    this.#bucket = bucket;
    this.#patience = patience;
  }

  async read(path: FilePath): Promise<Buffer> {
    return this.#ask(path, async ({ sdk, client, of, abortSignal }) => {
      const { Body } = await client.send(new sdk.GetObjectCommand(of), { abortSignal });
      return buffer(addAbortSignal(abortSignal, Body as Readable));
    });
  }

  async open(path: FilePath): Promise<Readable> {
    return this.#ask(path, async ({ sdk, client, of }) => {
      // It may take as long as it takes: only a connection that stands still is given up.
      const { Body } = await client.send(new sdk.GetObjectCommand(of), {
        requestTimeout: this.#patience.askMs,
      });
      return Body as Readable;
    });
  }

  async look(path: FilePath): Promise<StoredFile | undefined> {
    const looking = this.#ask(path, async ({ sdk, client, of, abortSignal }) => {
      const found = await client.send(new sdk.HeadObjectCommand(of), { abortSignal });
      return stored(path, found.ContentLength, found.LastModified);
    });
    return looking.catch(undefinedIfMissing);
  }

  async write(path: FilePath, content: Buffer | Readable): Promise<void> {
    const write = async ({ sdk, client, of, abortSignal }: Asked) => {
      const type = typeOf(path);
      if (Buffer.isBuffer(content)) {
        const command = new sdk.PutObjectCommand({ ...of, ...type, Body: content });
        await client.send(command, { abortSignal });
        return;
      }
      const { Upload } = await import("@aws-sdk/lib-storage");
      const params = { ...of, ...type, Body: content };
      await new Upload({ client, params, queueSize: PARTS_AT_ONCE }).done();
    };
    await this.#ask(path, write, this.#patience.writeMs).catch((error: unknown) => {
      // Of a source that broke off, which is not the bucket's fault.
      throw (Buffer.isBuffer(content) ? undefined : content.errored) ?? error;
    });
  }

  async touch(path: FilePath): Promise<boolean> {
    const touching = this.#ask(path, async ({ sdk, client, of, abortSignal }) => {
      const command = new sdk.CopyObjectCommand({
        ...of,
        ...typeOf(path),
        CopySource: `${of.Bucket}/${of.Key.split("/").map(encodeURIComponent).join("/")}`,
        // A copy onto itself has to change something: it is what it was, given anew.
        MetadataDirective: "REPLACE",
      });
      await client.send(command, { abortSignal });
      return true;
    });
    return (await touching.catch(undefinedIfMissing)) ?? false;
  }

  async *list(shelf: Shelf, beginning = ""): AsyncGenerator<StoredFile> {
    const root = this.#keyOf("");
    let after: string | undefined;
    do {
      const page = await this.#ask(undefined, ({ sdk, client, abortSignal }) => {
        const command = new sdk.ListObjectsV2Command({
          Bucket: this.#bucket.bucket,
          Prefix: this.#keyOf(`${shelf}/${beginning}`),
          ContinuationToken: after,
        });
        return client.send(command, { abortSignal });
      });
      for (const { Key = "", Size, LastModified } of page.Contents ?? []) {
        const path = Key.slice(root.length);
        if (isFilePath(path)) yield stored(path, Size, LastModified);
      }
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after !== undefined);
  }

  async remove(path: FilePath): Promise<void> {
    const removing = this.#ask(path, async ({ sdk, client, of, abortSignal }) => {
      await client.send(new sdk.DeleteObjectCommand(of), { abortSignal });
    });
    await removing.catch(undefinedIfMissing);
  }

  async reach(): Promise<void> {
    await this.#ask(undefined, ({ sdk, client, abortSignal }) => {
      const where = { Bucket: this.#bucket.bucket, Prefix: this.#keyOf("uploads/") };
      return client.send(new sdk.ListObjectsV2Command({ ...where, MaxKeys: 1 }), { abortSignal });
    });
  }

  #keyOf(path: string): string {
    const { prefix } = this.#bucket;
    return prefix ? `${prefix}/${path}` : path;
  }

  /** Does one thing with a file, or with the bucket, and says what became of it in the store's own words. */
  async #ask<Answer>(
    path: FilePath | undefined,
    work: (asked: Asked) => Promise<Answer>,
    patienceMs = this.#patience.askMs,
  ): Promise<Answer> {
    this.#opened ??= this.#open();
    const { sdk, client } = await this.#opened;
    const of = {
      Bucket: this.#bucket.bucket,
      Key: path === undefined ? "" : this.#keyOf(checkedPath(path)),
    };
    const abortSignal = AbortSignal.timeout(patienceMs);
    try {
      return await work({ sdk, client, of, abortSignal });
    } catch (error) {
      throw meaningOf(error, path ?? "");
    }
  }

  async #open() {
    const sdk = await loadSdk();
    const { region, endpoint, accessKeyId, secretAccessKey } = this.#bucket;
    const { connectMs, idleMs, writeMs } = this.#patience;
    const client = new sdk.S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: TRIES,
      // Storages of others do not know the sums that are sent without being asked for; TLS has its own.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: writeMs,
        throwOnRequestTimeout: true,
        socketTimeout: idleMs,
      },
    });
    return { sdk, client };
  }
}

const stored = (path: FilePath, bytes = 0, givenAt = new Date()): StoredFile => ({
  path,
  bytes,
  givenAt,
});

/** For whoever looks into the bucket: the shop says itself what it serves. */
function typeOf(path: FilePath): { ContentType: string } {
  const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return { ContentType: TYPES[ending] ?? "application/octet-stream" };
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

const MISSING = ["NoSuchKey", "NotFound", "KeyTooLongError"];
/** Of a key, a region or a right that is not the bucket's. */
const REFUSED: readonly (number | undefined)[] = [301, 400, 401, 403];

function meaningOf(error: unknown, path: string): Error {
  if (error instanceof FileMissing) return error;
  const { name, message, status } = saidBy(error);
  if (MISSING.includes(name)) return new FileMissing(path, { cause: error });
  const reason =
    name === "NoSuchBucket"
      ? "no-bucket"
      : REFUSED.includes(status)
        ? "refused"
        : ("silent" as const);
  const words = `The file storage did not do its work (${name}: ${message}).`;
  return new FilesAway(reason, words, { cause: error });
}

function saidBy(error: unknown): { name: string; message: string; status: number | undefined } {
  if (!(error instanceof Error))
    return { name: "Error", message: String(error), status: undefined };
  const { name, message } = error;
  const answered = "$metadata" in error ? (error.$metadata as { httpStatusCode?: number }) : {};
  return { name, message, status: answered.httpStatusCode };
}
