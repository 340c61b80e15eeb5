import { expect, it } from "vitest";
import { readQueues } from "./queues";

it("queues of a Redis that is away are not waited for", async () => {
  await expect(readQueues("redis://127.0.0.1:1")).rejects.toThrow();
});
