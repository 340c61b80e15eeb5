import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runningPostgresUrl, startPostgres } from "./postgres.ts";
import { isAlive } from "./process-identity.ts";

let folder = "";
let dataDir = "";
const servers: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "postgres-"));
  // Root lends the cluster to another user, who must get in.
  await chmod(folder, 0o711);
  dataDir = join(folder, "data");
  await mkdir(dataDir, { recursive: true });
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(say: (line: string) => void = () => undefined) {
  const server = await startPostgres({ dataDir, durable: false, say });
  servers.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test("data outlive a stop, the password is nobody else's, and search finds its extensions", async () => {
  const first = await start();
  await query(first.url, "create extension pg_trgm; create extension unaccent");
  await query(first.url, "create table cup as select 'tea' as holds");
  expect(await runningPostgresUrl(dataDir)).toBe(first.url);
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  expect(await runningPostgresUrl(dataDir)).toBeUndefined();
  expect((await stat(join(dataDir, "postgres.json"))).mode & 0o077).toBe(0);

  const second = await start();
  expect(await query(second.url, "select holds from cup")).toEqual([{ holds: "tea" }]);
}, 120_000);

test("names sort as Canadians expect, whatever the machine's language", async () => {
  const { url } = await start();
  const rows = await query(
    url,
    "select name from (values ('Walker'), ('élan'), ('cane'), ('Eye wash')) as t(name) order by name",
  );
  expect(rows).toEqual([
    { name: "cane" },
    { name: "élan" },
    { name: "Eye wash" },
    { name: "Walker" },
  ]);
}, 120_000);

test("a server that a killed launcher left behind is stopped, not joined by a second one", async () => {
  const orphan = await start();
  await query(orphan.url, "create table cup as select 'tea' as holds");
  const said: string[] = [];
  const successor = await start((line) => said.push(line));
  expect(isAlive(orphan.pid)).toBe(false);
  expect(said.join()).toContain("left behind");
  expect(await query(successor.url, "select holds from cup")).toEqual([{ holds: "tea" }]);
}, 120_000);

test("a pid file that names another program by now does not keep the database from starting", async () => {
  const first = await start();
  await first.stop();
  const { directory } = JSON.parse(await readFile(join(dataDir, "postgres.json"), "utf8"));
  await writeFile(
    resolve(dataDir, directory, "postmaster.pid"),
    `${process.pid}\n/elsewhere\n1\n1\n`,
  );
  const second = await start();
  expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
}, 120_000);

test("a cluster whose making was interrupted is made anew", async () => {
  await mkdir(join(dataDir, "postgres"));
  await writeFile(join(dataDir, "postgres.json"), '{"directory":"postgres","password":"unused"}');
  const { url } = await start();
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
}, 120_000);

// Only root's database may lie elsewhere: PostgreSQL runs as another user, who cannot enter.
test.runIf(process.getuid?.() === 0)(
  "a database that lies outside its data folder outlives the folder, and the next start names it",
  async () => {
    await chmod(folder, 0o700);
    const first = await start();
    const pointer = await readFile(join(dataDir, "postgres.json"), "utf8");
    const kept = dirname(JSON.parse(pointer).directory);
    try {
      await query(first.url, "create table cup as select 'tea' as holds");
      await first.stop();
      await rm(dataDir, { recursive: true });
      await mkdir(dataDir);
      const said: string[] = [];
      const second = await start((line) => said.push(line));
      await second.stop();
      const other = JSON.parse(await readFile(join(dataDir, "postgres.json"), "utf8")).directory;
      expect(said.join()).toContain(kept);

      await writeFile(join(dataDir, "postgres.json"), pointer);
      const again = await start();
      expect(await query(again.url, "select holds from cup")).toEqual([{ holds: "tea" }]);
      await again.stop();
      await rm(dirname(other), { recursive: true });
    } finally {
      await rm(kept, { recursive: true, force: true });
    }
  },
  120_000,
);
