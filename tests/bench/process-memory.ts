import { readFile } from "node:fs/promises";
import { processesOf } from "./running-processes.ts";

/** Resident memory in MB of the running process whose command line holds `program` (Linux), or null. */
export async function residentMegabytes(program: string): Promise<number | null> {
  let largest: number | null = null;
  for (const pid of await processesOf(program)) {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    largest = Math.max(largest ?? 0, Math.round(kilobytes / 1024));
  }
  return largest;
}
