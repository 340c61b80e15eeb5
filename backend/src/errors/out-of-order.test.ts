import { FilesAway } from "@eldercare/file-store";
import { expect, it } from "vitest";
import { outOfOrder } from "./out-of-order";

it.each([
  [{ code: "57P01", message: "terminating connection" }, "database-away"],
  [
    { code: "55000", message: 'database "shop" is not currently accepting connections' },
    "database-away",
  ],
  [{ code: "ECONNREFUSED", message: "connect ECONNREFUSED" }, "database-away"],
  [new Error("Connection terminated unexpectedly"), "database-away"],
  [new Error("Knex: Timeout acquiring a connection. The pool is full."), "database-away"],
  [new Error("Reached the max retries per request limit (which is 20)."), "redis-away"],
  [new FilesAway("silent", "The file storage did not do its work."), "files-away"],
  // As a workflow throws it.
  [{ code: "FILES_AWAY", message: "The file storage did not do its work." }, "files-away"],
  [{ code: "ENOSPC", message: "ENOSPC: no space left on device, write" }, "no-room"],
  [{ code: "EFBIG", message: "EFBIG: file too large, write" }, "no-room"],
  [{ code: "53100", message: "could not extend file" }, "no-room"],
  // The next connection that becomes free will do.
  [{ code: "53300", message: "sorry, too many clients already" }, undefined],
  [{ code: "23505", message: "duplicate key value" }, undefined],
  [new Error("A list said: Connection terminated"), undefined],
  ["ENOSPC", undefined],
  [null, undefined],
])("%j means %s", (error, meaning) => {
  expect(outOfOrder(error)).toBe(meaning);
});
