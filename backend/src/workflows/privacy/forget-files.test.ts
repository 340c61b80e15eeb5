import { appendFile, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetOldFiles, rotateLogs } from "./forget-files";

const NOW = new Date("2026-11-22T03:40:00Z");
const BEFORE = new Date("2026-10-23T03:40:00Z");
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kept-"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, text: string, changed: string) => {
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), new Date(changed), new Date(changed));
};
const read = (name: string) => readFile(join(folder, name), "utf8");
const names = async () => (await readdir(folder)).sort();

describe("files that are kept for a while", () => {
  it("go when they were last changed too long ago, and only then", async () => {
    await write("old.eml", "old", "2026-10-23T03:39:00Z");
    await write("young.eml", "young", "2026-10-23T03:41:00Z");
    expect(await forgetOldFiles(folder, BEFORE)).toBe(1);
    expect(await names()).toEqual(["young.eml"]);
    expect(await forgetOldFiles(folder, BEFORE)).toBe(0);
  });

  it("need no folder", async () => {
    expect(await forgetOldFiles(join(folder, "none"), BEFORE)).toBe(0);
    expect(await rotateLogs(join(folder, "none"), BEFORE, NOW)).toBe(0);
  });
});

describe("logs", () => {
  it("are put away under the date of each night, while they are written", async () => {
    await write("medusa.log", "yesterday\n", "2026-11-22T03:39:00Z");
    await rotateLogs(folder, BEFORE, NOW);
    await appendFile(join(folder, "medusa.log"), "today\n");
    expect(await read("medusa-2026-11-22.log")).toBe("yesterday\n");
    expect(await read("medusa.log")).toBe("today\n");
  });

  it("lose nothing when it is done twice in a night", async () => {
    await write("medusa.log", "yesterday\n", "2026-11-22T03:39:00Z");
    await rotateLogs(folder, BEFORE, NOW);
    await write("medusa.log", "today\n", "2026-11-22T03:41:00Z");
    await rotateLogs(folder, BEFORE, NOW);
    expect([await read("medusa-2026-11-22.log"), await read("medusa.log")]).toEqual([
      "yesterday\n",
      "today\n",
    ]);
  });

  it("go when the first of their lines may be too old", async () => {
    await write("medusa-2026-10-23.log", "a line of October 22\n", "2026-10-23T03:40:00Z");
    await write("medusa-2026-10-25.log", "a line of October 24\n", "2026-10-25T03:40:00Z");
    await write("build-admin.log", "built in September\n", "2026-09-01T12:00:00Z");
    expect(await rotateLogs(folder, BEFORE, NOW)).toBe(2);
    expect(await names()).toEqual(["build-admin.log", "medusa-2026-10-25.log"]);
    expect(await read("build-admin.log")).toBe("");
  });
});
