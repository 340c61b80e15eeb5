import { mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runToEnd } from "./child.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "child-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o077;
const write = (isPrivate: boolean) =>
  runToEnd({
    name: "writer",
    command: process.execPath,
    args: ["-e", 'fs.writeFileSync("file", ""); fs.mkdirSync("folder")'],
    cwd: folder,
    env: process.env,
    logPath: join(folder, "writer.log"),
    isPrivate,
  });

test("what a private program writes is for its own user alone, and so is its log", async () => {
  const mask = process.umask();
  await write(true);
  expect(await modeOf("file")).toBe(0);
  expect(await modeOf("folder")).toBe(0);
  expect(await modeOf("writer.log")).toBe(0);
  expect(process.umask()).toBe(mask);
});

test("other programs write as the person's own mask says", async () => {
  const mask = process.umask(0o022);
  try {
    await write(false);
  } finally {
    process.umask(mask);
  }
  expect(await modeOf("file")).toBe(0o044);
});

test("a log that is emptied while its program writes goes on at its beginning", async () => {
  const logPath = join(folder, "talker.log");
  const isEmptied = join(folder, "emptied");
  const talk = `console.log("one");
    const wait = setInterval(() => {
      if (!fs.existsSync(${JSON.stringify(isEmptied)})) return;
      clearInterval(wait);
      console.log("two");
    }, 10);`;
  await runToEnd({
    name: "talker",
    command: process.execPath,
    args: ["-e", talk],
    cwd: folder,
    env: process.env,
    logPath,
    onLine: async (line) => {
      if (line !== "one") return;
      while ((await stat(logPath)).size === 0) await setImmediate();
      await truncate(logPath);
      await writeFile(isEmptied, "");
    },
  });
  expect(await readFile(logPath, "utf8")).toBe("two\n");
});
