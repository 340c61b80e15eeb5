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
import { copyFiles } from "../files/copy-files.ts";
import { startPostgres } from "../postgres.ts";
import { checkBackup, filesBelow, packFile } from "./backup-files.ts";
import { withoutPassword } from "./database-address.ts";
import { type BackupOptions, makeBackup } from "./make-backup.ts";
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

/** The same shop with its files in a bucket is saved from there, and restored into another one. */
async function savedInABucket(making: Omit<BackupOptions, "passphrase" | "keep">) {
  const bucket = await S3Server.open();
  servers.push(bucket);
  const part = (prefix: string) =>
    new S3Store({ ...TEST_BUCKET, endpoint: bucket.endpoint, prefix });
  const { dataDir } = making;
  const first = await copyFiles(new FolderStore(dataDir), part("one"));
  expect(first).toEqual({ copied: 2, same: 0 });
  expect(await copyFiles(new FolderStore(dataDir), part("one"))).toEqual({ copied: 0, same: 2 });
  await rename(join(dataDir, "uploads"), join(dataDir, "of-before"));
  const backup = await makeBackup({
    ...making,
    ...{ files: part("one"), passphrase: PASSPHRASE, keep: undefined },
  });
  await rename(join(dataDir, "of-before"), join(dataDir, "uploads"));
  const into = { backup, databaseUrl: undefined, passphrase: PASSPHRASE, files: part("two") };
  await mkdir(join(folder, "third"), { mode: 0o711 });
  await restoreBackup({ ...into, dataDir: join(folder, "third") });
  expect([...bucket.objects].map(([key, { bytes }]) => [key, bytes.toString()]).sort()).toEqual(
    ["one", "two"].flatMap((prefix) => [
      [`${prefix}/uploads/cane.webp`, "a picture of a cane"],
      [`${prefix}/uploads/deep/empty.webp`, ""],
    ]),
  );
  await expect(restoreBackup({ ...into, dataDir: join(folder, "fourth") })).rejects.toThrow(
    "There are files of a shop already (uploads/cane.webp)",
  );
}

/** Every table with the checksum of its rows. */
async function contentOf(query: (text: string) => Promise<{ name: string; sum: string }[]>) {
  const tables = await query("select tablename as name from pg_tables where schemaname = 'public'");
  const sums: Record<string, string | undefined> = {};
  for (const { name } of tables) {
    const [row] = await query(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum from "${name}" t`,
    );
    sums[name] = row?.sum;
  }
  return sums;
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
  const packing = packFile(source, "/dev/full", { key: undefined, name: "uploads/cane.webp" });
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
  const before = await contentOf(shop.query);
  let isOver = false;
  const selling = (async () => {
    // Two rows that are only there together.
    while (!isOver) await shop.query("insert into event (half) values (1), (2)");
  })();
  const out = join(folder, "backups");
  const making = { dataDir, out, databaseUrl: shop.server.url, isEmbedded: true, keep: 1 };
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
  const after = await contentOf(restored.query);
  expect({ ...after, event: "" }).toEqual({ ...before, event: "" });
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
