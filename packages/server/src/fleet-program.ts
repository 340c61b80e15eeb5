import { resolve } from "node:path";
import { keepFleet } from "./fleet.js";
import { log, startLog } from "./log.js";

/**
 * `node fleet-program.js <how many> <program>`: see {@link keepFleet}. Flags of node are its processes'
 * too. What it tells goes to the program that started it, if that listens (`process.send`).
 */
const [size = "", program = ""] = process.argv.slice(2);
if (!/^[1-9]\d?$/.test(size) || !program) {
  console.error("Usage: node fleet-program.js <1 to 99> <program>");
  process.exit(2);
}
startLog({
  service: "fleet",
  level: "warn",
  format: process.env.LOG_FORMAT === "json" ? "json" : "text",
});
const seconds = Number(process.env.FLEET_READY_SECONDS) || undefined;
keepFleet(resolve(program), Number(size), {
  // Whoever started it may listen to that.
  tell: (news) => void (process.connected && process.send?.(news)),
  readyWithinMs: seconds && seconds * 1000,
}).then(
  () => process.exit(0),
  (error: unknown) => {
    log().error("The processes cannot be kept running.", { error });
    process.exit(1);
  },
);
