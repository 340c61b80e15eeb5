import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { S3Server, TEST_BUCKET } from "../testing/s3-server.js";
import { FileMissing, type FilePath, type FileStore, FilesAway, isFilePath } from "./file-store.js";
import { FolderStore } from "./folder-store.js";
import { S3Store } from "./s3-store.js";

const HOUR_MS = 60 * 60 * 1000;
/** Of somebody who is told; machines of tests are busy. */
const PATIENCE = { connectMs: 1000, idleMs: 700, askMs: 1000, writeMs: 5000 };
const IN_TIME_MS = 4000;

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-store-"));
  server = await S3Server.open();
});
afterEach(async () => {
  server.fault = undefined;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const bucket = (prefix?: string) => ({ ...TEST_BUCKET, endpoint: server.endpoint, prefix });
const STORES: Record<string, () => { store: FileStore; age: (path: FilePath) => Promise<void> }> = {
  "a folder": () => ({
    store: new FolderStore(folder),
    age: async (path) => {
      const then = new Date(Date.now() - 2 * HOUR_MS);
      await utimes(join(folder, path), then, then);
    },
  }),
  "a bucket": () => ({
    store: new S3Store(bucket("shop one")),
    age: async (path) => server.age(`shop one/${path}`, 2),
  }),
};

const pathsOf = async (store: FileStore, ...asked: Parameters<FileStore["list"]>) => {
  const paths: string[] = [];
  for await (const { path } of store.list(...asked)) paths.push(path);
  return paths.sort();
};

describe.each(Object.entries(STORES))("%s as a file store", (_name, open) => {
  it("keeps bytes and pieces as they are, over what was there, and tells of them", async () => {
    const { store } = open();
    const path = "uploads/été & 1+1.csv";
    await store.write(path, Buffer.from("first"));
    const long = Buffer.alloc(6_000_000, "pieces ");
    await store.write(path, Readable.from([long.subarray(0, 3_000_000), long.subarray(3_000_000)]));
    expect((await store.read(path)).equals(long)).toBe(true);
    expect((await buffer(await store.open(path))).equals(long)).toBe(true);
    const { bytes, givenAt } = (await store.look(path)) ?? {};
    expect([bytes, Math.abs(Date.now() - Number(givenAt)) < 5000]).toEqual([6_000_000, true]);
    await store.write("uploads/empty.csv", Buffer.of());
    expect(await store.read("uploads/empty.csv")).toEqual(Buffer.of());
  });

  it("says of what is not there that it is missing, and removes it all the same", async () => {
    const { store } = open();
    await expect(store.read("uploads/none.webp")).rejects.toThrow(
      new FileMissing("uploads/none.webp"),
    );
    await expect(store.open("uploads/none.webp")).rejects.toThrow(FileMissing);
    expect(await store.look("uploads/none.webp")).toBeUndefined();
    expect(await store.touch("uploads/none.webp")).toBe(false);
    await store.write("uploads/gone.webp", Buffer.from("x"));
    for (const _ of [1, 2]) await store.remove("uploads/gone.webp");
    await expect(store.read("uploads/gone.webp")).rejects.toThrow(FileMissing);
    const long = `uploads/${"a".repeat(300)}.webp` as const;
    await expect(store.read(long)).rejects.toThrow(FileMissing);
    expect(await store.look(long)).toBeUndefined();
  });

  it("makes a file as new as when it was given", async () => {
    const { store, age } = open();
    await store.write("originals/old.jpg", Buffer.from("x"));
    await age("originals/old.jpg");
    const { givenAt: before } = (await store.look("originals/old.jpg")) ?? {};
    expect(await store.touch("originals/old.jpg")).toBe(true);
    const { givenAt: after } = (await store.look("originals/old.jpg")) ?? {};
    expect(Number(after) - Number(before)).toBeGreaterThan(HOUR_MS);
    expect(await store.read("originals/old.jpg")).toEqual(Buffer.from("x"));
  });

  it("lists all of a shelf, and of it alone", async () => {
    const { store } = open();
    const paths = ["a", "b", "c", "d", "deep/e"].map((name) => `imports/${name}.csv` as const);
    server.pageSize = 2;
    for (const path of paths) await store.write(path, Buffer.from(path));
    await store.write("private/a.csv", Buffer.from("x"));
    expect(await pathsOf(store, "imports")).toEqual(paths);
    expect(await pathsOf(store, "imports", "deep/")).toEqual(["imports/deep/e.csv"]);
    expect(await pathsOf(store, "resized")).toEqual([]);
    server.pageSize = 1000;
  });

  it("leads nowhere else", async () => {
    const { store } = open();
    await writeFile(join(folder, "secrets.json"), "secret");
    for (const path of ["uploads/../secrets.json", "secrets.json", "uploads/..", "uploads/.a"]) {
      expect(isFilePath(path)).toBe(false);
      await expect(store.read(path as FilePath), path).rejects.toThrow(FileMissing);
      await expect(store.write(path as FilePath, Buffer.of()), path).rejects.toThrow(FileMissing);
    }
  });

  it("leaves nothing of a file that breaks off, and does not blame itself", async () => {
    const { store } = open();
    const source = Readable.from(
      (async function* () {
        yield Buffer.alloc(6_000_000);
        throw new Error("The program broke off.");
      })(),
    );
    await expect(store.write("private/half.csv", source)).rejects.toThrow("broke off");
    expect(await store.look("private/half.csv")).toBeUndefined();
  });
});

describe("a folder", () => {
  it("keeps what cameras noted, and what staff alone may read, for its owner", async () => {
    const store = new FolderStore(folder);
    for (const shelf of ["originals", "private", "imports"] as const) {
      await store.write(`${shelf}/own.csv`, Buffer.from("x"));
      expect((await stat(join(folder, shelf, "own.csv"))).mode & 0o777, shelf).toBe(0o600);
    }
    expect((await readdir(join(folder, "private"))).filter((name) => /^\./.test(name))).toEqual([]);
  });
});

describe("a bucket", () => {
  it("holds nothing outside of its prefix", () => {
    expect([...server.objects.keys()].every((key) => key.startsWith("shop one/"))).toBe(true);
  });

  it.each([
    [{ secretAccessKey: "another" }, "refused"],
    [{ accessKeyId: "another" }, "refused"],
    [{ region: "another" }, "refused"],
    [{ bucket: "another" }, "no-bucket"],
  ])("that is asked with %j says so", async (wrong, reason) => {
    const store = new S3Store({ ...bucket(), ...wrong }, PATIENCE);
    await expect(store.reach()).rejects.toMatchObject({ name: "FilesAway", reason });
    await expect(store.read("uploads/a.webp")).rejects.toThrow(FilesAway);
  });

  it.each(["silent", "halting", "busy"] as const)(
    "that is %s makes nobody wait, and is itself again at once",
    async (fault) => {
      const store = new S3Store(bucket("slow"), PATIENCE);
      await store.write("uploads/a.webp", Buffer.alloc(100_000));
      server.fault = fault;
      const since = Date.now();
      await expect(store.read("uploads/a.webp")).rejects.toMatchObject({
        code: "FILES_AWAY",
        reason: "silent",
      });
      expect(Date.now() - since).toBeLessThan(IN_TIME_MS);
      server.fault = undefined;
      expect((await store.read("uploads/a.webp")).length).toBe(100_000);
    },
  );

  it("that stops in the middle of a long file breaks off, in time", async () => {
    const store = new S3Store(bucket("halting"), PATIENCE);
    await store.write("private/long.csv", Buffer.alloc(100_000));
    server.fault = "halting";
    const since = Date.now();
    await expect(store.open("private/long.csv").then(buffer)).rejects.toThrow();
    expect(Date.now() - since).toBeLessThan(IN_TIME_MS);
  });

  it("that is away is said to be, and found again where it was", async () => {
    const store = new S3Store(bucket("away"), PATIENCE);
    await store.write("uploads/a.webp", Buffer.from("x"));
    await server.stop();
    await expect(store.look("uploads/a.webp")).rejects.toThrow(FilesAway);
    await expect(store.write("uploads/b.webp", Buffer.from("x"))).rejects.toThrow(FilesAway);
    await server.start();
    expect(await store.read("uploads/a.webp")).toEqual(Buffer.from("x"));
  });

  it("shows nothing to whoever has no key", async () => {
    const answer = await fetch(`${server.endpoint}/${TEST_BUCKET.bucket}/slow/uploads/a.webp`);
    expect(answer.status).toBe(403);
  });
});
