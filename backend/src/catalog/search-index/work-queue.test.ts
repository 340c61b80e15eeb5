import { describe, expect, it } from "vitest";
import { createWorkQueue } from "./work-queue";

describe("createWorkQueue", () => {
  it("starts a work when the one before has ended, in the order they came", async () => {
    const enqueue = createWorkQueue();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      log.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all(["a", "b"].map((name) => enqueue(work(name))));
    expect(results).toEqual(["a", "b"]);
    expect(log).toEqual(["a starts", "a ends", "b starts", "b ends"]);
  });

  it("goes on after a failure, which its own caller hears", async () => {
    const enqueue = createWorkQueue();
    const failed = enqueue(() => Promise.reject(new Error("no")));
    const next = enqueue(async () => "yes");
    await expect(failed).rejects.toThrow("no");
    await expect(next).resolves.toBe("yes");
  });
});
