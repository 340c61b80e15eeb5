import { expect, it } from "vitest";
import { readQueues, waitedSeconds } from "./queues";

it("queues of a Redis that is away are not waited for", async () => {
  await expect(readQueues("redis://127.0.0.1:1")).rejects.toThrow();
});

it.each([
  [{ timestamp: 1000, opts: {} }, 60],
  [{ timestamp: 1000, opts: { delay: 50_000 } }, 10],
  [{ timestamp: 1000, opts: { delay: 90_000 } }, 0],
  [{ timestamp: 1000, opts: {}, processedOn: 56_000 }, 5],
])("a job %j has waited %d s since its turn", (job, seconds) => {
  expect(waitedSeconds(job, 61_000)).toBe(seconds);
});
