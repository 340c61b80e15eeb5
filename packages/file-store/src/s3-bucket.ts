import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { S3Client } from "@aws-sdk/client-s3";
import { FileMissing, FilesAway } from "./file-store.js";

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

/** A file of a bucket by its name below the prefix, as a list or a look tells of it. */
export interface BucketFile {
  name: string;
  bytes: number;
  givenAt: Date;
}

/** How long whoever asks waits, in milliseconds. */
export interface Patience {
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
/** Of a file that is sent in parts, of which S3 takes 10,000. */
const PARTS_AT_ONCE = 2;
const PART_BYTES = 5 * 1024 * 1024;

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
 * Files in a bucket of S3, or of a storage that speaks its protocol, by their names below its prefix. Each
 * is there whole or not at all. Nothing of it is public: files get no access rights of their own.
 */
export class S3Bucket {
  readonly #bucket: Bucket;
  readonly #patience: Patience;
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(bucket: Bucket, patience: Patience = PATIENCE) {
    this.#bucket = bucket;
    this.#patience = patience;
  }

  async read(name: string): Promise<Buffer> {
    return this.#ask(name, async ({ sdk, client, of, abortSignal }) => {
      const { Body } = await client.send(new sdk.GetObjectCommand(of), { abortSignal });
      return buffer(addAbortSignal(abortSignal, Body as Readable));
    });
  }

  async open(name: string): Promise<Readable> {
    return this.#ask(name, async ({ sdk, client, of }) => {
      // It may take as long as it takes: only a connection that stands still is given up.
      const { Body } = await client.send(new sdk.GetObjectCommand(of), {
        requestTimeout: this.#patience.askMs,
      });
      return Body as Readable;
    });
  }

  async look(name: string): Promise<BucketFile | undefined> {
    const looking = this.#ask(name, async ({ sdk, client, of, abortSignal }) => {
      const found = await client.send(new sdk.HeadObjectCommand(of), { abortSignal });
      return stored(name, found.ContentLength, found.LastModified);
    });
    return looking.catch(undefinedIfMissing);
  }

  /** In parts of `partBytes`, at least five megabytes, when it comes in pieces. */
  async write(name: string, content: Buffer | Readable, partBytes = PART_BYTES): Promise<void> {
    const write = async ({ sdk, client, of, abortSignal }: Asked) => {
      const type = typeOf(name);
      if (Buffer.isBuffer(content)) {
        const command = new sdk.PutObjectCommand({ ...of, ...type, Body: content });
        await client.send(command, { abortSignal });
        return;
      }
      const { Upload } = await import("@aws-sdk/lib-storage");
      const sending = {
        ...{ params: { ...of, ...type, Body: content }, partSize: partBytes },
        ...{ queueSize: PARTS_AT_ONCE },
      };
      await new Upload({ client, ...sending }).done();
    };
    await this.#ask(name, write, this.#patience.writeMs).catch((error: unknown) => {
      // Of a source that broke off, which is not the bucket's fault.
      throw (Buffer.isBuffer(content) ? undefined : content.errored) ?? error;
    });
  }

  async touch(name: string): Promise<boolean> {
    const touching = this.#ask(name, async ({ sdk, client, of, abortSignal }) => {
      const command = new sdk.CopyObjectCommand({
        ...of,
        ...typeOf(name),
        CopySource: `${of.Bucket}/${of.Key.split("/").map(encodeURIComponent).join("/")}`,
        // A copy onto itself has to change something: it is what it was, given anew.
        MetadataDirective: "REPLACE",
      });
      await client.send(command, { abortSignal });
      return true;
    });
    return (await touching.catch(undefinedIfMissing)) ?? false;
  }

  /** Every file whose name begins so, in no order. */
  async *list(beginning: string): AsyncGenerator<BucketFile> {
    const root = this.#keyOf("");
    let after: string | undefined;
    do {
      const page = await this.#ask(undefined, ({ sdk, client, abortSignal }) => {
        const command = new sdk.ListObjectsV2Command({
          Bucket: this.#bucket.bucket,
          Prefix: this.#keyOf(beginning),
          ContinuationToken: after,
        });
        return client.send(command, { abortSignal });
      });
      for (const { Key = "", Size, LastModified } of page.Contents ?? []) {
        yield stored(Key.slice(root.length), Size, LastModified);
      }
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after !== undefined);
  }

  async remove(name: string): Promise<void> {
    const removing = this.#ask(name, async ({ sdk, client, of, abortSignal }) => {
      await client.send(new sdk.DeleteObjectCommand(of), { abortSignal });
    });
    await removing.catch(undefinedIfMissing);
  }

  /** Asks for the name of one file, to see whether it answers. */
  async reach(beginning: string): Promise<void> {
    await this.#ask(undefined, ({ sdk, client, abortSignal }) => {
      const where = { Bucket: this.#bucket.bucket, Prefix: this.#keyOf(beginning) };
      return client.send(new sdk.ListObjectsV2Command({ ...where, MaxKeys: 1 }), { abortSignal });
    });
  }

  #keyOf(name: string): string {
    const { prefix } = this.#bucket;
    return prefix ? `${prefix}/${name}` : name;
  }

  /** Does one thing with a file, or with the bucket, and says what became of it in the store's own words. */
  async #ask<Answer>(
    name: string | undefined,
    work: (asked: Asked) => Promise<Answer>,
    patienceMs = this.#patience.askMs,
  ): Promise<Answer> {
    this.#opened ??= this.#open();
    const { sdk, client } = await this.#opened;
    const of = {
      Bucket: this.#bucket.bucket,
      Key: name === undefined ? "" : this.#keyOf(name),
    };
    const abortSignal = AbortSignal.timeout(patienceMs);
    try {
      return await work({ sdk, client, of, abortSignal });
    } catch (error) {
      throw meaningOf(error, name ?? "");
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

const stored = (name: string, bytes = 0, givenAt = new Date()): BucketFile => ({
  name,
  bytes,
  givenAt,
});

/** For whoever looks into the bucket: the shop says itself what it serves. */
function typeOf(name: string): { ContentType: string } {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return { ContentType: TYPES[ending] ?? "application/octet-stream" };
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

const MISSING = ["NoSuchKey", "NotFound", "KeyTooLongError"];
/** Of a key, a region or a right that is not the bucket's. */
const REFUSED: readonly (number | undefined)[] = [301, 400, 401, 403];

function meaningOf(error: unknown, file: string): Error {
  if (error instanceof FileMissing) return error;
  const { name, message, status } = saidBy(error);
  if (MISSING.includes(name)) return new FileMissing(file, { cause: error });
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
