import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FleetNews } from "../packages/server/src/fleet.ts";
import { askLauncher, openLauncherSocket } from "./launcher-socket.ts";
import { type RenewedFleet, renewFleets } from "./renew-fleets.ts";

let dataDir = "";
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "launcher-"));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A fleet that tells this when it is asked to begin anew; nothing: it ends of it. */
function fleetOf(name: string, pid: number, told: FleetNews[]) {
  let listener: (news: FleetNews) => void = () => undefined;
  let end: (ending: { code: number; signal: null }) => void = () => undefined;
  const fleet: RenewedFleet = {
    ...{ name, pid, tail: () => "Error: no such column" },
    ended: new Promise((resolve) => {
      end = resolve;
    }),
    listen(next) {
      listener = next;
      return () => undefined;
    },
  };
  const renew = () => {
    for (const news of told) listener(news);
    if (told.length === 0) end({ code: 1, signal: null });
  };
  return { fleet, renew };
}

/** What whoever asks is told, and the code that the command ends with. */
async function asked(...fleets: ReturnType<typeof fleetOf>[]) {
  const restart = renewFleets(
    fleets.map(({ fleet }) => fleet),
    (pid) => fleets.find(({ fleet }) => fleet.pid === pid)?.renew(),
  );
  closing.push(await openLauncherSocket(dataDir, restart));
  const lines: string[] = [];
  const exit = await askLauncher(dataDir, (line) => lines.push(line));
  return { lines, exit };
}

const medusa = fleetOf("medusa", 10, [
  { is: "replaced", old: 11, by: 21, seconds: 4.25 },
  { is: "renewed", whole: true },
]);

it("a restart says how each process began anew", async () => {
  const storefront = fleetOf("storefront", 30, [
    { is: "replaced", old: 31, by: 41, seconds: 1 },
    { is: "renewed", whole: true },
  ]);
  expect(await asked(medusa, storefront)).toEqual({
    lines: [
      "medusa: process 21 took the place of 11, ready after 4.3 s.",
      "storefront: process 41 took the place of 31, ready after 1.0 s.",
      "All processes began anew.",
    ],
    exit: 0,
  });
});

it("a process that did not begin is named with why and its last lines, and the command fails", async () => {
  const worker = fleetOf("medusa-worker", 50, [
    { is: "kept", by: 52, reason: "ended before it was ready (1)" },
    { is: "renewed", whole: false },
  ]);
  const { lines, exit } = await asked(medusa, worker);
  expect(lines).toContain(
    "medusa-worker: the new process 52 ended before it was ready (1). The old ones stay. Its last lines:\n    Error: no such column",
  );
  expect(lines.at(-1)).toBe("Not all processes began anew: what is named above runs on as before.");
  expect(exit).toBe(1);
});

it("a fleet that ends of it is no success", async () => {
  expect((await asked(fleetOf("storefront", 30, []))).exit).toBe(1);
});

it("nobody answers where no shop is open", async () => {
  expect(await askLauncher(dataDir, () => undefined)).toBeUndefined();
});
