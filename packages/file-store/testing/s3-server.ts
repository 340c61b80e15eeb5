import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** Who may use the server, and what it keeps. */
export const TEST_BUCKET = {
  bucket: "pictures",
  region: "ca-central-1",
  accessKeyId: "test-key",
  secretAccessKey: "test-secret",
};

/**
 * What is wrong with it: it takes questions and answers none, answers late, says that it is busy, or sends
 * half of a file and no more.
 */
export type S3Fault = "silent" | "slow" | "busy" | "halting";

interface KeptObject {
  bytes: Buffer;
  type: string;
  modified: Date;
}

interface Answer {
  status?: number;
  headers?: OutgoingHttpHeaders;
  content?: Buffer | string;
}

/** A no in the protocol's words. */
class No extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const SLOW_MS = 300;
const SKEW_MS = 15 * 60 * 1000;
const XMLNS = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

/**
 * A server of S3's protocol for tests, with one bucket that is kept in memory: files, copies, parts and
 * lists in pages. As S3 does, it looks at the signature of each request (version 4) and at the sum of its
 * body, and answers nobody else: https://docs.aws.amazon.com/AmazonS3/latest/API/
 */
export class S3Server {
  readonly objects = new Map<string, KeptObject>();
  readonly #uploads = new Map<string, { key: string; type: string; parts: Map<number, Buffer> }>();
  /** What it was asked since it was opened, in order: "GET uploads/a.webp". */
  readonly asked: string[] = [];
  fault: S3Fault | undefined;
  /** How many keys a page of a list has. */
  pageSize = 1000;
  #server: Server | undefined;
  #port = 0;

  static async open(): Promise<S3Server> {
    const server = new S3Server();
    await server.start();
    return server;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The shop's settings of this bucket. */
  get settings() {
    const { bucket, region, accessKeyId, secretAccessKey } = TEST_BUCKET;
    return {
      ...{ S3_ENDPOINT: this.endpoint, S3_BUCKET: bucket, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    };
  }

  /** Begins to answer, where it did before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#take(request, response));
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Ends as a machine that loses its power; what was stored is there at the next start. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }

  /** Makes a file as old as if it had been written so many hours ago. */
  age(key: string, hours: number): void {
    const found = this.objects.get(key);
    if (!found) throw new Error(`The bucket has no ${key}.`);
    found.modified = new Date(Date.now() - hours * 60 * 60 * 1000);
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (this.fault === "silent") return;
    if (this.fault === "slow") await wait(SLOW_MS);
    const { status = 200, headers, content = "" } = this.#answerTo(request, body);
    response.writeHead(status, headers);
    if (request.method === "HEAD") response.end();
    else if (this.fault === "halting") response.write(content.slice(0, content.length / 2));
    else response.end(content);
  }

  #answerTo(request: IncomingMessage, body: Buffer): Answer {
    try {
      if (this.fault === "busy") throw new No(503, "SlowDown");
      assertSigned(request, body);
      const [, bucket = "", ...path] = addressOf(request).pathname.split("/");
      if (bucket !== TEST_BUCKET.bucket) throw new No(404, "NoSuchBucket");
      const key = path.map(decodeURIComponent).join("/");
      this.asked.push(`${request.method} ${key}`);
      return this.#done(request, body, key);
    } catch (error) {
      const { status, code } = error instanceof No ? error : new No(500, "InternalError");
      return { status, ...xml("Error", { Code: code, Message: code }) };
    }
  }

  #done(request: IncomingMessage, body: Buffer, key: string): Answer {
    const query = addressOf(request).searchParams;
    const upload = query.get("uploadId");
    switch (request.method) {
      case "GET":
      case "HEAD":
        if (query.get("list-type") === "2" && key === "") return this.#page(query);
        return this.#sent(this.#found(key));
      case "DELETE":
        if (upload) this.#uploads.delete(upload);
        else this.objects.delete(key);
        return { status: 204 };
      case "PUT":
        if (upload) return this.#keptPart(upload, Number(query.get("partNumber")), body);
        return this.#put(request, key, body);
      case "POST":
        if (query.has("uploads")) return this.#begun(request, key);
        if (upload) return this.#whole(upload, key);
    }
    throw new No(501, "NotImplemented");
  }

  #found(key: string): KeptObject {
    const found = this.objects.get(key);
    if (!found) throw new No(404, "NoSuchKey");
    return found;
  }

  #sent({ bytes, type, modified }: KeptObject): Answer {
    const headers = {
      ...{ "content-type": type, "content-length": bytes.length },
      ...{ "last-modified": modified.toUTCString(), etag: etagOf(bytes) },
    };
    return { headers, content: bytes };
  }

  #put(request: IncomingMessage, key: string, body: Buffer): Answer {
    const { "content-type": type = "", "x-amz-copy-source": source } = request.headers;
    const modified = new Date();
    if (source === undefined) {
      this.objects.set(key, { bytes: body, type, modified });
      return { headers: { etag: etagOf(body) } };
    }
    const from = decodeURIComponent(String(source)).replace(/^\/?[^/]*\//, "");
    const { bytes } = this.#found(from);
    const isReplaced = request.headers["x-amz-metadata-directive"] === "REPLACE";
    if (from === key && !isReplaced) throw new No(400, "InvalidRequest");
    this.objects.set(key, { bytes, type, modified });
    const told = { ETag: etagOf(bytes), LastModified: modified.toISOString() };
    return xml("CopyObjectResult", told);
  }

  #begun(request: IncomingMessage, key: string): Answer {
    const id = randomUUID();
    const type = request.headers["content-type"] ?? "";
    this.#uploads.set(id, { key, type, parts: new Map() });
    const told = { Bucket: TEST_BUCKET.bucket, Key: key, UploadId: id };
    return xml("InitiateMultipartUploadResult", told);
  }

  #keptPart(id: string, number: number, body: Buffer): Answer {
    const upload = this.#uploads.get(id);
    if (!upload) throw new No(404, "NoSuchUpload");
    upload.parts.set(number, body);
    return { headers: { etag: etagOf(body) } };
  }

  #whole(id: string, key: string): Answer {
    const upload = this.#uploads.get(id);
    if (upload?.key !== key) throw new No(404, "NoSuchUpload");
    const numbers = [...upload.parts.keys()].sort((one, other) => one - other);
    const bytes = Buffer.concat(numbers.map((number) => upload.parts.get(number) ?? Buffer.of()));
    this.objects.set(key, { bytes, type: upload.type, modified: new Date() });
    this.#uploads.delete(id);
    return xml("CompleteMultipartUploadResult", { Key: key, ETag: etagOf(bytes) });
  }

  #page(query: URLSearchParams): Answer {
    const [prefix, after] = [query.get("prefix") ?? "", query.get("continuation-token") ?? ""];
    const size = Math.min(Number(query.get("max-keys") ?? this.pageSize), this.pageSize);
    const keys = [...this.objects.keys()].sort().filter((key) => key.startsWith(prefix));
    const rest = keys.filter((key) => key > Buffer.from(after, "base64").toString());
    const page = rest.slice(0, size);
    const isTruncated = rest.length > page.length;
    const contents = page.map((Key) => {
      const { bytes, modified } = this.#found(Key);
      const told = { Key, LastModified: modified.toISOString(), ETag: etagOf(bytes) };
      return element("Contents", elements({ ...told, Size: String(bytes.length) }));
    });
    const next = Buffer.from(page.at(-1) ?? "").toString("base64");
    const head = {
      ...{ Name: TEST_BUCKET.bucket, Prefix: prefix, MaxKeys: String(size) },
      ...{ KeyCount: String(page.length), IsTruncated: String(isTruncated) },
      ...(isTruncated && { NextContinuationToken: next }),
    };
    return xml("ListBucketResult", head, contents.join(""));
  }
}

const addressOf = ({ url = "/" }: IncomingMessage) => new URL(url, "http://s3.test");
const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const element = (name: string, inside: string) => `<${name}>${inside}</${name}>`;
const elements = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => element(name, escaped(value)))
    .join("");
function xml(root: string, values: Record<string, string>, more = ""): Answer {
  const content = `<?xml version="1.0" encoding="UTF-8"?><${root} ${XMLNS}>${elements(values)}${more}</${root}>`;
  return { headers: { "content-type": "application/xml" }, content };
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function assertSigned(request: IncomingMessage, body: Buffer): void {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? "");
  if (!parts) throw new No(403, "AccessDenied");
  const [, keyId = "", day = "", region = "", signedHeaders = "", signature = ""] = parts;
  if (keyId !== TEST_BUCKET.accessKeyId) throw new No(403, "InvalidAccessKeyId");
  if (region !== TEST_BUCKET.region) throw new No(400, "AuthorizationHeaderMalformed");
  const time = header(request, "x-amz-date");
  const at = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  if (!(Math.abs(Date.now() - Date.parse(at)) < SKEW_MS)) throw new No(403, "RequestTimeTooSkewed");
  if (header(request, "x-amz-content-sha256") !== sha256(body)) {
    throw new No(400, "XAmzContentSHA256Mismatch");
  }
  const mustBeSigned = Object.keys(request.headers).filter((name) => name.startsWith("x-amz-"));
  const names = signedHeaders.split(";");
  if (!["host", ...mustBeSigned].every((name) => names.includes(name))) {
    throw new No(403, "AccessDenied");
  }
  const { pathname, searchParams } = addressOf(request);
  const query = [...searchParams].map((pair) => pair.map(encoded).join("=")).sort();
  const canonical = [
    ...[request.method, pathname, query.join("&")],
    ...names.map((name) => `${name}:${header(request, name)}`),
    ...["", signedHeaders, sha256(body)],
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (secret, word) => createHmac("sha256", secret).update(word).digest(),
    `AWS4${TEST_BUCKET.secretAccessKey}`,
  );
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const own = createHmac("sha256", key).update(text).digest();
  if (!timingSafeEqual(own, Buffer.from(signature, "hex"))) {
    throw new No(403, "SignatureDoesNotMatch");
  }
}

const header = (request: IncomingMessage, name: string) =>
  String(request.headers[name] ?? "")
    .trim()
    .replace(/ +/g, " ");

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
