import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockHolder, tryLock, withLock } from "./folder-lock.ts";

let folder = "";
let path = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "folder-lock-"));
  path = join(folder, "some/lock");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("a held lock names the process that holds it, and can be taken again once released", async () => {
  const lock = await tryLock(path);
  expect(await tryLock(path)).toEqual({ heldBy: process.pid });
  expect(await lockHolder(path)).toBe(process.pid);
  if ("release" in lock) await lock.release();
  expect(await lockHolder(path)).toBeUndefined();
  expect(await tryLock(path)).toHaveProperty("release");
});

test("the lock of a process that is gone is free, even if another program has its number now", async () => {
  await tryLock(path);
  await writeFile(path, "999999999@1");
  expect(await lockHolder(path)).toBeUndefined();
  await writeFile(path, `${process.pid}@1`);
  expect(await tryLock(path)).toHaveProperty("release");
});

test("work under one lock never overlaps", async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(path, () => undefined, work)));
  expect(most).toBe(1);
});
