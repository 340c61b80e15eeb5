import { resolve } from "node:path";
import { keepFleet } from "./fleet.js";

/** `node fleet-program.js <how many> <program>`: see {@link keepFleet}. Flags of node are its processes' too. */
const [size = "", program = ""] = process.argv.slice(2);
if (!/^[1-9]\d?$/.test(size) || !program) {
  console.error("Usage: node fleet-program.js <1 to 99> <program>");
  process.exit(2);
}
keepFleet(resolve(program), Number(size)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
