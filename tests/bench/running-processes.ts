import { readdir, readFile } from "node:fs/promises";

/** The running processes whose command line holds `program` (Linux; elsewhere none). */
export async function processesOf(program: string): Promise<string[]> {
  const entries = await readdir("/proc").catch(() => []);
  const found: string[] = [];
  for (const pid of entries.filter((entry) => /^\d+$/.test(entry))) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.includes(program)) found.push(pid);
  }
  return found;
}
