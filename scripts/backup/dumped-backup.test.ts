import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findFreePorts } from "../ports.ts";
import { postgresAccount } from "../postgres-account.ts";
import { FolderPlace } from "./folder-place.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const run = promisify(execFile);

/** A PostgreSQL of the system, whose `pg_dump` fits it: the embedded one brings none. */
const DEBIAN = "/usr/lib/postgresql";
const bin = existsSync(DEBIAN)
  ? (await readdir(DEBIAN))
      .map((major) => join(DEBIAN, major, "bin"))
      .find((each) => existsSync(join(each, "initdb")) && existsSync(join(each, "pg_dump")))
  : undefined;

let folder = "";
let stop: () => Promise<void> = async () => undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dumped-backup-"));
  await chmod(folder, 0o711);
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server of one's own, which lies and listens where no other does; answers its address. */
async function startServer(programs: string): Promise<string> {
  const cluster = join(folder, "cluster");
  await mkdir(cluster, { mode: 0o700 });
  const account = await postgresAccount(cluster);
  if (account.uid !== undefined && account.gid !== undefined)
    await chown(cluster, account.uid, account.gid);
  const [port] = await findFreePorts(1);
  const as = { ...account, cwd: "/" };
  await run(join(programs, "initdb"), ["-D", cluster, "-U", "shop", "-A", "trust", "-N"], as);
  const args = ["-D", cluster, "-p", `${port}`, "-k", "", "-c", "listen_addresses=127.0.0.1"];
  const server = spawn(join(programs, "postgres"), [...args, "-F"], { ...as, stdio: "ignore" });
  stop = () =>
    new Promise((resolve) => {
      server.once("exit", () => resolve());
      server.kill("SIGINT");
    });
  const url = `postgres://shop@127.0.0.1:${port}`;
  await expect
    .poll(() => ask(`${url}/postgres`, "select 1 as up").catch(() => []), { timeout: 20_000 })
    .toEqual([{ up: 1 }]);
  return url;
}

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test.skipIf(bin === undefined)(
  "a database of one's own is saved and restored by its own programs, through the cipher",
  async () => {
    const programs = bin ?? "";
    vi.stubEnv("PATH", `${programs}${delimiter}${process.env.PATH}`);
    const server = await startServer(programs);
    for (const name of ["shop", "other"])
      await ask(`${server}/postgres`, `create database ${name}`);
    await ask(
      `${server}/shop`,
      "create table customer as select n as id, 'Ada Park ' || n as name from generate_series(1, 50000) n",
    );
    const [dataDir, other] = [join(folder, "data"), join(folder, "other")];
    await mkdir(join(dataDir, "uploads"), { recursive: true });
    await mkdir(other);
    await writeFile(join(dataDir, "uploads/cane.webp"), "a picture of a cane");
    const passphrase = "a passphrase of the operator";
    const backup = await makeBackup({
      ...{
        dataDir,
        place: new FolderPlace(join(folder, "backups")),
        databaseUrl: `${server}/shop`,
      },
      ...{ isEmbedded: false, passphrase },
    });
    const into = { backup, dataDir: other, databaseUrl: `${server}/other`, passphrase };
    await restoreBackup(into);
    const sum = "select count(*), md5(string_agg(name, '|' order by id)) from customer";
    expect(await ask(`${server}/other`, sum)).toEqual(await ask(`${server}/shop`, sum));
    expect((await readdir(other)).sort()).toEqual(["uploads"]);
    await rm(join(other, "uploads"), { recursive: true });
    // Whoever gave one address and not the other reads which of the two it was.
    await expect(restoreBackup(into)).rejects.toThrow("The database other has tables in it");
  },
  60_000,
);
