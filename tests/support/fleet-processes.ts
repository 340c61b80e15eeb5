import { readdir, readFile } from "node:fs/promises";

export type FleetKind = "server" | "worker" | "storefront";

export interface FleetProcess {
  pid: number;
  kind: FleetKind;
}

/** The processes of a shop on this port of Medusa that are one of several; by Linux' /proc. */
export async function fleetProcesses(medusaPort: string): Promise<FleetProcess[]> {
  const entries = (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry));
  const found = await Promise.all(
    entries.map(async (entry) => {
      const environment = await readFile(`/proc/${entry}/environ`, "utf8").catch(() => "");
      const settings = environment.split("\0");
      const isOne = settings.some((setting) => setting.startsWith("NODE_UNIQUE_ID="));
      if (!isOne || !settings.includes(`MEDUSA_PORT=${medusaPort}`)) return [];
      return [{ pid: Number(entry), kind: kindOf(settings) }];
    }),
  );
  return found.flat();
}

function kindOf(settings: readonly string[]): FleetKind {
  if (settings.includes("MEDUSA_WORKER_MODE=worker")) return "worker";
  return settings.includes("MEDUSA_WORKER_MODE=server") ? "server" : "storefront";
}
