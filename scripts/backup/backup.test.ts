import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderStore, S3Store } from "../../packages/file-store/src/index.ts";
import { S3Server, TEST_BUCKET } from "../../packages/file-store/testing/s3-server.ts";
import { tableSums } from "../../tests/support/table-sums.ts";
import { copyFiles } from "../files/copy-files.ts";
import { startPostgres } from "../postgres.ts";
import { checkBackup, filesBelow, packFile, writeOwn } from "./backup-files.ts";
import { withoutPassword } from "./database-address.ts";
import { FolderPlace } from "./folder-place.ts";
import { type BackupOptions, makeBackup } from "./make-backup.ts";
import { openBackupPlace, withBackup } from "./open-backup-place.ts";
import { restoreBackup } from "./restore-backup.ts";

const PASSPHRASE = "a passphrase of the operator";
let folder = "";
const servers: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  // Root lends the cluster to another user, who must get in.
  await chmod(folder, 0o711);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(dataDir: string) {
  const server = await startPostgres({ dataDir, durable: false, say: () => undefined });
  servers.push(server);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  return {
    server,
    query: async (text: string) => (await client.query(text)).rows,
    close: () => client.end(),
  };
}

/**
 * The same shop with its files in a bucket is saved from there into another part of it, its manifest last,
 * and restored into a third. One that breaks off leaves nothing.
 */
async function savedInABucket(making: Omit<BackupOptions, "passphrase" | "keep" | "place">) {
  const bucket = await S3Server.open();
  servers.push(bucket);
  const part = (prefix: string) =>
    new S3Store({ ...TEST_BUCKET, endpoint: bucket.endpoint, prefix });
  const { dataDir } = making;
  const first = await copyFiles(new FolderStore(dataDir), part("one"));
  expect(first).toEqual({ copied: 2, same: 0 });
  expect(await copyFiles(new FolderStore(dataDir), part("one"))).toEqual({ copied: 0, same: 2 });
  const address = `s3://${TEST_BUCKET.bucket}/kept`;
  const kept = () => [...bucket.objects.keys()].filter((key) => key.startsWith("kept/")).sort();
  const old = "kept/shop-2020-01-01T00-00-00Z/manifest.json";
  bucket.objects.set(old, { bytes: Buffer.from("{}"), type: "", modified: new Date(0) });
  await rename(join(dataDir, "uploads"), join(dataDir, "of-before"));
  const saving = {
    ...{ ...making, place: openBackupPlace(address, bucket.settings) },
    ...{ passphrase: PASSPHRASE, keep: 1 },
  };
  const breaking = Object.assign(part("one"), {
    open: () => Promise.reject(new Error("The pictures went away.")),
  });
  await expect(makeBackup({ ...saving, files: breaking })).rejects.toThrow("went away");
  expect(kept()).toEqual([old]);
  bucket.asked.length = 0;
  const backup = await makeBackup({ ...saving, files: part("one") });
  await rename(join(dataDir, "of-before"), join(dataDir, "uploads"));
  const name = backup.slice(`s3://${TEST_BUCKET.bucket}/`.length);
  const written = bucket.asked.filter((asked) => /^(PUT|POST) /.test(asked));
  expect(written.at(-1)).toBe(`PUT ${name}/manifest.json`);
  expect(kept()).toEqual(
    [
      ...["database.tar", "manifest.hmac", "manifest.json", "postgres.json", "secrets.json"],
      ...["uploads/cane.webp", "uploads/deep/empty.webp"],
    ].map((file) => `${name}/${file}`),
  );
  for (const key of kept())
    expect(bucket.objects.get(key)?.bytes.includes("Ada Park"), key).toBe(false);
  const run = () => ({ settings: bucket.settings, dataDir: folder });
  const into = (place: string) =>
    withBackup(backup, run, (fetched) =>
      restoreBackup({
        ...{ backup: fetched, databaseUrl: undefined, passphrase: PASSPHRASE },
        ...{ files: part("two"), dataDir: join(folder, place) },
      }),
    );
  await mkdir(join(folder, "third"), { mode: 0o711 });
  await into("third");
  const pictures = [...bucket.objects].filter(([key]) => !key.startsWith("kept/"));
  expect(pictures.map(([key, { bytes }]) => [key, bytes.toString()]).sort()).toEqual(
    ["one", "two"].flatMap((prefix) => [
      [`${prefix}/uploads/cane.webp`, "a picture of a cane"],
      [`${prefix}/uploads/deep/empty.webp`, ""],
    ]),
  );
  await expect(into("fourth")).rejects.toThrow(
    "There are files of a shop already (uploads/cane.webp)",
  );
  const restored = await open(join(folder, "third"));
  expect(await restored.query("select name from customer")).toEqual([{ name: "Ada Park" }]);
  await restored.close();
}

test.each([
  "../../outside",
  "uploads/../../outside",
  "/etc/outside",
  "launcher.lock",
  "uploads/..",
])(
  "a backup that names %s is none: nothing is written outside of what a shop has",
  async (name) => {
    const manifest = {
      ...{ format: 1, createdAt: "2026-11-23T03:00:00Z", database: "dump", postgres: 18 },
      files: { [name]: { bytes: 0, sha256: "" } },
    };
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
    await expect(checkBackup(folder, undefined)).rejects.toThrow("is not what a backup has");
  },
);

test("a file that does not fit on the disk is no part of a backup", async () => {
  const source = Readable.from([Buffer.from("a picture of a cane")]);
  const write = (packed: Readable) => writeOwn("/dev/full", packed);
  const packing = packFile(source, write, { key: undefined, name: "uploads/cane.webp" });
  await expect(packing).rejects.toMatchObject({ code: "ENOSPC" });
});

test("programs of PostgreSQL are told the password where nobody else sees it", () => {
  const { address, env } = withoutPassword(
    "postgres://shop:p%40ss@db.example:5432/shop?sslmode=require",
  );
  expect(address).toBe("postgres://shop@db.example:5432/shop?sslmode=require");
  expect(env.PGPASSWORD).toBe("p@ss");
});

test("a shop that goes on working is saved as of one moment, encrypted, and is the same in another place", async () => {
  const [dataDir, other] = [join(folder, "data"), join(folder, "other")];
  for (const each of [dataDir, other]) await mkdir(each, { mode: 0o711 });
  await mkdir(join(dataDir, "uploads/deep"), { recursive: true });
  await writeFile(join(dataDir, "uploads/cane.webp"), "a picture of a cane");
  await writeFile(join(dataDir, "uploads/deep/empty.webp"), "");
  await writeFile(join(dataDir, "secrets.json"), '{"JWT_SECRET":"hush"}');
  const shop = await open(dataDir);
  await shop.query(
    `create table product as select n as id, 'Cane ' || n as name from generate_series(1, 20000) n;
     create table customer as select 1 as id, 'Ada Park' as name;
     create table event (id serial primary key, half int)`,
  );
  const before = await tableSums(shop.server.url);
  let isOver = false;
  const selling = (async () => {
    // Two rows that are only there together.
    while (!isOver) await shop.query("insert into event (half) values (1), (2)");
  })();
  const out = join(folder, "backups");
  const place = new FolderPlace(out);
  const making = { dataDir, place, databaseUrl: shop.server.url, isEmbedded: true, keep: 1 };
  await mkdir(join(out, "shop-2020-01-01T00-00-00Z"), { recursive: true });
  await writeFile(join(out, "shop-2020-01-01T00-00-00Z/manifest.json"), "{}");
  await writeFile(join(out, "of-somebody-else"), "stays");
  const cutOff = join(out, "shop-2020-01-02T00-00-00Z.half");
  await mkdir(cutOff);
  await utimes(cutOff, 0, 0);
  // The note for the screen “System” cannot be written: the backup is good all the same.
  await mkdir(join(dataDir, "last-backup.json"));
  const backup = await makeBackup({ ...making, passphrase: PASSPHRASE });
  isOver = true;
  await selling;
  await shop.close();
  expect((await readdir(out)).sort()).toEqual(["of-somebody-else", backup.slice(out.length + 1)]);
  const names = await filesBelow(backup);
  for (const name of names)
    expect((await readFile(join(backup, name))).includes("Ada Park"), name).toBe(false);

  const into = { backup, dataDir: other, databaseUrl: undefined };
  await expect(restoreBackup({ ...into, passphrase: undefined })).rejects.toThrow("is encrypted");
  await expect(restoreBackup({ ...into, passphrase: "another" })).rejects.toThrow("is not the");
  expect(await readdir(other)).toEqual([]);
  await restoreBackup({ ...into, passphrase: PASSPHRASE });
  await expect(restoreBackup({ ...into, passphrase: PASSPHRASE })).rejects.toThrow("has a shop");

  const restored = await open(other);
  const after = await tableSums(restored.server.url);
  expect({ ...after, "public.event": "" }).toEqual({ ...before, "public.event": "" });
  const [sales] = await restored.query(
    "select count(*) filter (where half = 1)::int as one, count(*) filter (where half = 2)::int as two from event",
  );
  expect(sales.one).toBe(sales.two);
  await restored.close();
  for (const name of ["uploads/cane.webp", "uploads/deep/empty.webp", "secrets.json"])
    expect(await readFile(join(other, name))).toEqual(await readFile(join(dataDir, name)));

  await savedInABucket(making);

  await writeFile(join(backup, "uploads/cane.webp"), "something else");
  await rm(join(backup, "secrets.json"));
  await expect(checkBackup(backup, PASSPHRASE)).rejects.toThrow(
    "uploads/cane.webp is not what was saved\nsecrets.json is missing",
  );
}, 120_000);
