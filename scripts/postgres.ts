import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { CliError } from "./cli-error.ts";
import { findFreePorts } from "./ports.ts";
import { CLUSTER_USER, type Cluster, openCluster, readPointer } from "./postgres-cluster.ts";
import { runningServer, stopPostgres, stopRunningServer } from "./postgres-process.ts";

const DATABASE = "shop";
const READY_WITHIN_MS = 60_000;

/** A PostgreSQL server of our own, on the loopback address and a port that was free. */
export interface EmbeddedPostgres {
  url: string;
  pid: number;
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts the embedded database of a DATA_DIR, which it makes on the first run. A server that an
 * earlier, killed launcher left running is stopped first, so call it only under the launcher's lock.
 * Logs to `DATA_DIR/logs/postgres.log`. Throws {@link CliError}.
 */
export async function startPostgres(options: {
  dataDir: string;
  /** False trades safety on a power cut for speed: for databases of tests. */
  durable?: boolean;
  say?: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, say = console.log } = options;
  const cluster = await openCluster(dataDir, { durable, say });
  if (runningServer(cluster.directory)) {
    say("stopping the database server that an interrupted run left behind");
  }
  await stopRunningServer(cluster.directory);
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error("no free port");

  const child = await launch(cluster, port, durable, join(dataDir, "logs"));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      await stopPostgres(child.pid);
    }
  };
  try {
    await createDatabase(urlOf(cluster.password, port, "postgres"));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(cluster.password, port), pid: child.pid ?? 0, process: child, stop };
}

/** The address of the embedded database that a running launcher serves; `undefined` if none does. */
export async function runningPostgresUrl(dataDir: string): Promise<string | undefined> {
  const pointer = await readPointer(dataDir);
  const server = pointer && runningServer(pointer.directory);
  return server && urlOf(pointer.password, server.port);
}

/** Copies a database that nobody is connected to, within its server; answers the copy's address. */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const template = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: urlBeside(url, "postgres") });
  await client.connect();
  try {
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
    );
  } finally {
    await client.end();
  }
  return urlBeside(url, name);
}

function urlBeside(url: string, database: string): string {
  const beside = new URL(url);
  beside.pathname = `/${database}`;
  return beside.href;
}

function urlOf(password: string, port: number, database = DATABASE): string {
  return `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
}

async function launch(
  cluster: Cluster,
  port: number,
  durable: boolean,
  logs: string,
): Promise<ChildProcess> {
  await mkdir(logs, { recursive: true });
  const logPath = join(logs, "postgres.log");
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    await writeFile(logPath, "");
    // Appended to: the nightly job empties logs while they are written (decision 036).
    const log = openSync(logPath, "a");
    const child = spawn(cluster.binaries.postgres, serverFlags(cluster.directory, port, durable), {
      ...cluster.account,
      cwd: "/",
      // No PG* variable of the person's shell may reach it.
      env: { PATH: process.env.PATH, LC_MESSAGES: "C" },
      // Its own session: Ctrl-C in the terminal must not stop it before the servers that use it.
      detached: true,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    if (await becomesReady(child, urlOf(cluster.password, port, "postgres"), deadline))
      return child;

    const output = await readFile(logPath, "utf8").catch(() => "");
    // Workers of a server that was killed take a moment to notice that it is gone.
    const isSettling = output.includes("pre-existing shared memory block is still in use");
    if (!isSettling || Date.now() > deadline) {
      throw new CliError(
        `The database server did not start. The end of ${logPath}:\n${output.trim().split("\n").slice(-8).join("\n")}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function serverFlags(directory: string, port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "256MB",
    work_mem: "16MB",
    random_page_cost: "1.1",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_messages: "warning",
    // No rows of people in the log: statements and details quote them.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", directory, "-p", String(port), ...flags];
}

/** Resolves true once the server answers, false when it ended or the time is up. */
async function becomesReady(child: ChildProcess, url: string, deadline: number): Promise<boolean> {
  const ended = once(child, "exit").then(
    () => true,
    () => true,
  );
  while (Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === "28P01") {
        throw new CliError(
          "The database does not accept the password in postgres.json: restore that file, or delete the data folder to begin anew.",
        );
      }
      const pause = new Promise<false>((resolve) => setTimeout(resolve, 50, false));
      if (await Promise.race([ended, pause])) return false;
    }
  }
  if (child.pid !== undefined) await stopPostgres(child.pid);
  return false;
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
