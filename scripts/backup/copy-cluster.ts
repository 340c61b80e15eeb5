import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** What a copy does not need, or would be misled by: PostgreSQL makes it anew (its manual, "Making a Base Backup"). */
const EMPTIED = new Set([
  ...["pg_wal", "pg_dynshmem", "pg_notify", "pg_replslot", "pg_serial", "pg_snapshots"],
  ...["pg_stat_tmp", "pg_subtrans"],
]);
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|pgsql_tmp.*|pg_internal\.init.*)$/;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Copies the files of a running embedded server, as of one moment: PostgreSQL is told, keeps its log of
 * changes meanwhile, and a server that starts on the copy replays it.
 */
export async function copyCluster(url: string, directory: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const slot = `backup_${process.pid}`;
    // Ends with this connection. With it no part of the log goes before it was copied.
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [slot]);
    await client.query("select pg_backup_start('shop', true)");
    await copyFolder(directory, target, 0);
    const { rows } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(false)",
    );
    await writeFile(join(target, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
    for (const name of await readdir(join(directory, "pg_wal"))) {
      if (WAL_SEGMENT.test(name))
        await copyFile(join(directory, "pg_wal", name), join(target, "pg_wal", name));
    }
  } finally {
    await client.end();
  }
}

async function copyFolder(from: string, to: string, depth: number): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (depth === 0 && EMPTIED.has(entry.name)) await mkdir(target, { mode: 0o700 });
      else await copyFolder(source, target, depth + 1);
    } else {
      // A table that goes away meanwhile takes its files with it: the log says so too.
      await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
    }
  }
}
