import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { expect, it, vi } from "vitest";
import { runJob } from "./run-job";

const JOB = { name: "retention", failure: "It was not done" };

async function loggedWhen(problem: string): Promise<unknown[]> {
  const error = vi.fn();
  const locking = { execute: () => Promise.reject(new Error(problem)) };
  const container = {
    resolve: (name: string) => (name === Modules.LOCKING ? locking : { error }),
  } as unknown as MedusaContainer;
  await runJob(container, JOB, async () => undefined);
  return error.mock.calls.flat();
}

it("a job that is being done elsewhere is left out without a word, one that cannot begin is not", async () => {
  expect(await loggedWhen("Timed-out acquiring lock.")).toEqual([]);
  expect(await loggedWhen("Redis is away")).toEqual(["It was not done: Redis is away"]);
});
