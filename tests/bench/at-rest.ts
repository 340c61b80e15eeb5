import { processCpuMs } from "./cpu-time.ts";
import { processesOf } from "./running-processes.ts";

const LOOK_MS = 5000;
/** Of one core; what servers do by themselves each few seconds stays below. */
const MOST_BUSY = 0.1;
const QUIET_LOOKS = 3;
const PATIENCE_MS = 30 * 60_000;

/**
 * Resolves once the shop's server does nothing but wait: after a load, and after a start with other
 * code, it fills its index anew for minutes, and would be measured at that. Throws after half an hour.
 */
export async function serverAtRest(): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  let quiet = 0;
  for (let before = await workedMs(); quiet < QUIET_LOOKS; ) {
    if (Date.now() > until) throw new Error("The shop does not come to rest.");
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = await workedMs();
    quiet = now - before < MOST_BUSY * LOOK_MS ? quiet + 1 : 0;
    before = now;
  }
}

/** Time of processors in ms that Medusa's processes have taken since they began. */
async function workedMs(): Promise<number> {
  const pids = await processesOf("backend/.medusa/server/src/server.js");
  const times = await Promise.all(pids.map((pid) => processCpuMs(Number(pid))));
  return times.reduce((sum, time) => sum + time, 0);
}
