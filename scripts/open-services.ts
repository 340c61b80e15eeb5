import { join } from "node:path";
// The source, not the package's build: this runs before anything is built.
import { pathOf } from "../packages/contracts/src/calls/address.ts";
import { STAFF_ADDRESSES } from "../packages/contracts/src/calls/staff-addresses.ts";
import { localHost } from "../packages/contracts/src/settings.ts";
import { RENEW_SIGNAL } from "../packages/server/src/fleet.ts";
import { type Child, failure, startChild } from "./child.ts";
import type { CliError } from "./cli-error.ts";
import { openLauncherSocket, type Restart } from "./launcher-socket.ts";
import { renewFleets } from "./renew-fleets.ts";
import { type ServiceSet, services } from "./services.ts";
import type { RunSettings } from "./settings.ts";
import type { Starting } from "./starting.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

/** Starts the programs of a shop whose database and builds are ready; waits until they answer. */
export async function openServices(
  { settings, dataDir }: RunSettings,
  set: ServiceSet,
  starting: Starting,
): Promise<void> {
  const { progress, guard, logDir, signal, undo } = starting;
  const programs = services(set, { ...starting, dataDir });
  const children = programs.map((program) => startChild({ ...program, guard }));
  const fleets = children.filter((_, index) => programs[index]?.isFleet);
  const restart = fleets.length > 0 ? renewFleets(fleets) : refuseRestart;
  const renew = () => void restart(progress.say);
  let isStopping = false;
  undo.push(async () => {
    isStopping = true;
    process.off(RENEW_SIGNAL, renew);
    await Promise.all(children.map((child) => child.stop()));
  });
  starting.isBroken.push(
    ...children.map(async (child) => {
      await child.ended;
      // A part that was asked to stop is not news.
      return isStopping ? new Promise<never>(() => undefined) : brokenPart(child, logDir);
    }),
  );
  const health =
    set === "backend"
      ? `${settings.MEDUSA_PORT}${pathOf(STAFF_ADDRESSES["service.health"])}`
      : `${settings.PORT}/health`;
  await progress.step("Opening the shop", () =>
    waitUntilReady(`http://${localHost(settings.HOST)}:${health}`, {
      broken: Promise.race(starting.isBroken),
      signal,
      say: progress.say,
    }),
  );
  // Not before: a process that is just starting would end of it.
  process.on(RENEW_SIGNAL, renew);
  if (set !== "backend") undo.push(await openLauncherSocket(dataDir, restart));
}

const refuseRestart: Restart = async (say) => {
  say(
    "This shop has one process of each kind, and only start:production begins anew while it is open: stop it and start it.",
  );
  return 1;
};

function brokenPart(child: Child, logDir: string): CliError {
  return failure(
    `${child.name} (which should keep running)`,
    child.tail(),
    join(logDir, `${child.name}.log`),
  );
}
