import { readdir, readFile } from "node:fs/promises";

/** Resident memory in MB of the running process whose command line holds `program` (Linux), or null. */
export async function residentMegabytes(program: string): Promise<number | null> {
  const entries = await readdir("/proc").catch(() => []);
  let largest: number | null = null;
  for (const pid of entries.filter((entry) => /^\d+$/.test(entry))) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (!command.includes(program)) continue;
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    largest = Math.max(largest ?? 0, Math.round(kilobytes / 1024));
  }
  return largest;
}
