import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { endOfTar, fileEntry, folderEntry, textEntry } from "./tar.ts";

/** What a copy does not need, or would be misled by: PostgreSQL makes it anew (its manual, "Making a Base Backup"). */
const EMPTIED = new Set([
  ...["pg_wal", "pg_dynshmem", "pg_notify", "pg_replslot", "pg_serial", "pg_snapshots"],
  ...["pg_stat_tmp", "pg_subtrans"],
]);
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|pgsql_tmp.*|pg_internal\.init.*)$/;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * The files of a running embedded server as a tar file, as of one moment: PostgreSQL is told, keeps its
 * log of changes meanwhile, and a server that starts on the copy replays it.
 */
export async function* copyCluster(url: string, directory: string): AsyncGenerator<Buffer> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks meanwhile is told by the next query.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const slot = `backup_${process.pid}`;
    // Ends with this connection. With it no part of the log goes before it was copied.
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [slot]);
    await client.query("select pg_backup_start('shop', true)");
    yield* copyFolder(directory, "");
    const { rows } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(false)",
    );
    yield textEntry("backup_label", rows[0]?.labelfile ?? "");
    for (const name of await readdir(join(directory, "pg_wal"))) {
      if (WAL_SEGMENT.test(name))
        yield* fileEntry(`pg_wal/${name}`, join(directory, "pg_wal", name));
    }
    yield endOfTar();
  } finally {
    await client.end();
  }
}

async function* copyFolder(from: string, to: string): AsyncGenerator<Buffer> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), `${to}${entry.name}`];
    if (entry.isDirectory()) {
      const stats = await stat(source).catch(() => undefined);
      if (stats) yield folderEntry(target, stats);
      if (!EMPTIED.has(target)) yield* copyFolder(source, `${target}/`);
    } else {
      // A table that goes away meanwhile takes its files with it: the log says so too.
      yield* fileEntry(target, source);
    }
  }
}
