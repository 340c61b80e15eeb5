import { type FleetNews, RENEW_SIGNAL } from "../packages/server/src/fleet.ts";
import type { Child } from "./child.ts";
import type { Restart } from "./launcher-socket.ts";

/** A fleet, and what it tells of its renewals. */
export interface RenewedFleet extends Pick<Child, "name" | "pid" | "ended" | "tail"> {
  /** Calls back with each thing that it tells; answers what ends that. */
  listen(listener: (news: FleetNews) => void): () => void;
}

/**
 * Begins several fleets anew, side by side, each one process after the other, and says how it goes. Who
 * asks while that goes on waits for it. Code 1: some process was not replaced.
 */
export function renewFleets(
  fleets: readonly RenewedFleet[],
  signal: (pid: number) => void = (pid) => process.kill(pid, RENEW_SIGNAL),
): Restart {
  let last: Promise<unknown> = Promise.resolve();
  return (say) => {
    const renewal = last.then(async () => {
      const isWhole = await Promise.all(fleets.map((fleet) => renewed(fleet, signal, say)));
      const hasFailed = isWhole.includes(false);
      say(
        hasFailed
          ? "Not all processes began anew: what is named above runs on as before."
          : "All processes began anew.",
      );
      return hasFailed ? 1 : 0;
    });
    last = renewal.catch(() => undefined);
    return renewal;
  };
}

function renewed(
  fleet: RenewedFleet,
  signal: (pid: number) => void,
  say: (line: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = fleet.listen((news) => {
      if (news.is === "renewed") end(news.whole);
      else say(`${fleet.name}: ${sentenceOf(news, fleet.tail())}`);
    });
    const end = (isWhole: boolean) => {
      stop();
      resolve(isWhole);
    };
    void fleet.ended.then(() => end(false));
    try {
      signal(fleet.pid);
    } catch {
      // It has just ended.
      end(false);
    }
  });
}

function sentenceOf(news: Exclude<FleetNews, { is: "renewed" }>, tail: string): string {
  if (news.is === "replaced") {
    return `process ${news.by} took the place of ${news.old}, ready after ${news.seconds.toFixed(1)} s.`;
  }
  const said = tail.trim().replace(/^/gm, "    ");
  return `the new process ${news.by} ${news.reason}. The old ones stay.${said && ` Its last lines:\n${said}`}`;
}
