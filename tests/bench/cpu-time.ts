import { readdir, readFile } from "node:fs/promises";
import type { Pool } from "pg";

/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Fields of /proc/<pid>/stat after the program's name, which may hold spaces. */
const FIELDS = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 };

/** Milliseconds of processor time that a process has taken so far (Linux). */
export async function processCpuMs(pid: number): Promise<number> {
  const stat = await statOf(pid);
  return stat ? (stat.user + stat.system) * MS_PER_TICK : 0;
}

/** The same of PostgreSQL, with all its processes, those that ended among them; on this machine only. */
export async function databaseCpuMs(database: Pool): Promise<number> {
  const { rows } = await database.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = (await statOf(rows[0]?.pid ?? 0))?.parent;
  if (!postmaster) throw new Error("PostgreSQL does not run on this machine.");
  const all = await Promise.all(
    (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry)).map((pid) => statOf(+pid)),
  );
  return all
    .filter((stat) => stat?.pid === postmaster || stat?.parent === postmaster)
    .reduce((sum, stat) => sum + ticksOf(stat, stat?.pid === postmaster) * MS_PER_TICK, 0);
}

type Stat = Record<keyof typeof FIELDS | "pid", number>;

function ticksOf(stat: Stat | undefined, withEnded: boolean): number {
  if (!stat) return 0;
  const ended = withEnded ? stat.childrenUser + stat.childrenSystem : 0;
  return stat.user + stat.system + ended;
}

/** Undefined when there is no such process (any more). */
async function statOf(pid: number): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  if (fields.length < 20) return undefined;
  const numbers = Object.entries(FIELDS).map(([name, index]) => [name, Number(fields[index])]);
  return { pid, ...Object.fromEntries(numbers) } as Stat;
}
