import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second, and memory in pages of 4 kB. */
const TICKS_PER_SECOND = 100;
const PAGES_PER_MEGABYTE = 256;

interface Usage {
  seconds: number;
  megabytes: number;
}

/** Processor seconds so far, and resident megabytes, of the shop's processes by kind (Linux). */
export async function usageByKind(medusaPort: string): Promise<Map<string, Usage>> {
  const used = new Map<string, Usage>();
  const pids = (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry));
  await Promise.all(
    pids.map(async (pid) => {
      const kind = await kindOf(pid, medusaPort);
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      if (!kind || !stat) return;
      // The name in brackets may hold blanks.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const before = used.get(kind) ?? { seconds: 0, megabytes: 0 };
      used.set(kind, {
        seconds: before.seconds + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
        megabytes: before.megabytes + Number(fields[21]) / PAGES_PER_MEGABYTE,
      });
    }),
  );
  return used;
}

/** Cores that each kind of process was using between two looks, to hundredths, the busiest first. */
export function coresBetween(
  before: ReadonlyMap<string, Usage>,
  after: ReadonlyMap<string, Usage>,
  seconds: number,
): Record<string, number> {
  const cores = [...after].map(([kind, { seconds: used }]): [string, number] => [
    kind,
    Math.round(((used - (before.get(kind)?.seconds ?? 0)) / seconds) * 100) / 100,
  ]);
  return Object.fromEntries(cores.sort(([, one], [, other]) => other - one));
}

async function kindOf(pid: string, medusaPort: string): Promise<string | undefined> {
  const command = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).replaceAll(
    "\0",
    " ",
  );
  if (pid === String(process.pid)) return "benchmark";
  if (/^postgres|\/postgres /.test(command)) return "PostgreSQL";
  if (command.includes("redis-server")) return "Redis";
  const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
  const names = environment.split("\0");
  if (!names.includes(`MEDUSA_PORT=${medusaPort}`)) return undefined;
  if (command.includes("build/server/index.js")) return "storefront";
  if (names.includes("MEDUSA_WORKER_MODE=worker")) return "worker";
  if (command.includes(".medusa/server")) return "server";
  return command.includes("stripe-simulator") ? "Stripe simulator" : undefined;
}
