import type { MedusaContainer } from "@medusajs/framework/types";
import { describe, expect, it } from "vitest";
import { underLocks } from "./under-locks";

/** Locks that are held by whoever took them first, and note in which order they were asked for. */
function aContainer() {
  const asked: string[] = [];
  const last = new Map<string, Promise<unknown>>();
  const locking = {
    async execute<T>(key: string, job: () => Promise<T>): Promise<T> {
      asked.push(key);
      const before = last.get(key);
      const run = (async () => {
        await before;
        return job();
      })();
      last.set(
        key,
        run.catch(() => undefined),
      );
      return run;
    },
  };
  return { asked, container: { resolve: () => locking } as unknown as MedusaContainer };
}

describe("several locks at once", () => {
  it("are taken one after the other, each once, in the same order by everybody", async () => {
    const { asked, container } = aContainer();
    expect(await underLocks(container, ["b", "a", "b"], async () => "done")).toBe("done");
    expect(asked).toEqual(["a", "b"]);
  });

  it("never make two wait for each other", async () => {
    const { container } = aContainer();
    const done: string[] = [];
    await Promise.all([
      underLocks(container, ["a", "b"], async () => void done.push("first")),
      underLocks(container, ["b", "a"], async () => void done.push("second")),
    ]);
    expect(done).toEqual(["first", "second"]);
  });

  it("are none where nothing is locked", async () => {
    const { asked, container } = aContainer();
    expect(await underLocks(container, [], async () => 1)).toBe(1);
    expect(asked).toEqual([]);
  });
});
