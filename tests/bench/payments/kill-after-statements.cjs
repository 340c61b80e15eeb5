const { readFileSync } = require("node:fs");
const { Client } = require("pg");

/**
 * Loaded into Medusa by `npm run bench -- payments`: after the signal SIGUSR2 it lets as many
 * statements go to the database as KILL_AFTER_FILE says, and then the process kills itself. So a
 * crash is tried at every step, without a line about it in the shop's own code.
 */
let left = Number.POSITIVE_INFINITY;
process.on("SIGUSR2", () => {
  left = Number(readFileSync(process.env.KILL_AFTER_FILE, "utf8"));
});

const { query } = Client.prototype;
Client.prototype.query = function (...given) {
  left -= 1;
  if (left < 0) process.kill(process.pid, "SIGKILL");
  return query.apply(this, given);
};
