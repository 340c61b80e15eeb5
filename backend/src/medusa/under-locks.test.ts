import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { describe, expect, it, vi } from "vitest";
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

  it("are given back within half a minute by whoever was killed, however long others wait", async () => {
    const execute = vi.fn(async (_key: string, job: () => unknown, _how: { expire: number }) =>
      job(),
    );
    const container = { resolve: () => ({ execute }) } as unknown as MedusaContainer;
    await underLocks(container, ["a"], async () => undefined, { timeout: 60 });
    const [, , how] = execute.mock.lastCall ?? [];
    expect(how).toEqual({ timeout: 60, expire: expect.any(Number) });
    expect(how?.expire).toBeLessThan(30);
  });

  it("are taken here alone, but for those that a transaction holds", () => {
    const sources = join(__dirname, "..");
    const takers = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(
      (path) =>
        /(?<!\.test)\.ts$/.test(path) &&
        readFileSync(join(sources, path), "utf8").includes("Modules.LOCKING"),
    );
    expect(takers.sort()).toEqual([
      "medusa/under-locks.ts",
      "workflows/product/write/stock-locks.ts",
    ]);
  });

  it("are none where nothing is locked", async () => {
    const { asked, container } = aContainer();
    expect(await underLocks(container, [], async () => 1)).toBe(1);
    expect(asked).toEqual([]);
  });
});
