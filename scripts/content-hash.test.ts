import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentHash, doWhenStale } from "./content-hash.ts";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "content-hash-"));
  await mkdir(join(root, "src/nested"), { recursive: true });
  await writeFile(join(root, "src/a.ts"), "a");
  await writeFile(join(root, "src/nested/b.ts"), "b");
});

afterEach(() => rm(root, { recursive: true, force: true }));

test("the hash depends on names and contents, not on times", async () => {
  const before = await contentHash(root, ["src"]);
  await utimes(join(root, "src/a.ts"), 0, 0);
  expect(await contentHash(root, ["src"])).toBe(before);
  await writeFile(join(root, "src/nested/b.ts"), "changed");
  expect(await contentHash(root, ["src"])).not.toBe(before);
});

test("a file that moves changes the hash, though the contents together stay the same", async () => {
  const before = await contentHash(root, ["src"]);
  await rm(join(root, "src/a.ts"));
  await writeFile(join(root, "src/nested/a.ts"), "a");
  expect(await contentHash(root, ["src"])).not.toBe(before);
});

test("generated folders and tests do not make a build stale", async () => {
  const before = await contentHash(root, ["src"]);
  await mkdir(join(root, "src/node_modules"));
  await writeFile(join(root, "src/node_modules/c.js"), "c");
  await writeFile(join(root, "src/a.test.ts"), "a test");
  expect(await contentHash(root, ["src"])).toBe(before);
});

test("work is done once, and again when its inputs change or its output is missing", async () => {
  const output = join(root, "output");
  let runs = 0;
  const item = (inputs: string) => ({
    name: "item",
    inputs,
    outputs: [output],
    work: async () => {
      runs += 1;
      await writeFile(output, "made");
    },
  });
  const stamps = join(root, "stamps");
  expect(await doWhenStale(stamps, item("one"))).toBe(true);
  expect(await doWhenStale(stamps, item("one"))).toBe(false);
  expect(await doWhenStale(stamps, item("two"))).toBe(true);
  await rm(output);
  expect(await doWhenStale(stamps, item("two"))).toBe(true);
  expect(runs).toBe(3);
});

test("work that fails is done again the next time", async () => {
  const item = { name: "item", inputs: "one", outputs: [] };
  const stamps = join(root, "stamps");
  await doWhenStale(stamps, { ...item, work: async () => undefined });
  await expect(
    doWhenStale(stamps, {
      ...item,
      inputs: "two",
      work: async () => {
        throw new Error("half done");
      },
    }),
  ).rejects.toThrow("half done");
  expect(await doWhenStale(stamps, { ...item, work: async () => undefined })).toBe(true);
});
