import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runToEnd, startChild } from "./child.ts";
import { createProcessGuard } from "./process-guard.ts";
import { endsWithin, processIdentity } from "./process-identity.ts";
import { projectRoot } from "./project-root.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "child-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program that starts a helper of its own, notes the helper's id, and then does `then`. */
function familyProgram(then: string) {
  const script = `
    const { spawn } = require("node:child_process");
    const helper = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    require("node:fs").writeFileSync(${JSON.stringify(join(folder, "helper"))}, String(helper.pid));
    ${then}
  `;
  return {
    name: "family",
    command: process.execPath,
    args: ["-e", script],
    cwd: folder,
    env: process.env,
    logPath: join(folder, "family.log"),
  };
}

async function helperPid(): Promise<number> {
  for (;;) {
    const text = await readFile(join(folder, "helper"), "utf8").catch(() => "");
    if (text) return Number(text);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("stopping a program also ends what it started", async () => {
  const child = startChild(familyProgram("setInterval(() => {}, 1000)"));
  const helper = await helperPid();
  await child.stop();
  expect(processIdentity(child.pid)).toBeUndefined();
  expect(await endsWithin(helper, 10_000)).toBe(true);
});

test("a program that crashes reports its ending and its last lines, and leaves no helper behind", async () => {
  const child = startChild(familyProgram("console.error('out of cheese'); process.exit(3)"));
  expect(await child.ended).toEqual({ code: 3, signal: null });
  expect(child.tail()).toContain("out of cheese");
  await child.stop();
  expect(await endsWithin(await helperPid(), 10_000)).toBe(true);
});

test("a failed step throws its last lines and says where the rest is", async () => {
  const program = familyProgram("console.log('line one'); helper.kill(); process.exit(1)");
  await expect(runToEnd(program)).rejects.toThrow(/family failed.*line one.*family\.log/s);
});

test("a step that is cancelled ends at once", async () => {
  const cancel = new AbortController();
  const step = runToEnd(familyProgram("setInterval(() => {}, 1000)"), cancel.signal);
  const helper = await helperPid();
  cancel.abort(new Error("cancelled by the test"));
  await expect(step).rejects.toThrow("cancelled by the test");
  expect(await endsWithin(helper, 10_000)).toBe(true);
});

test("a launcher that is killed outright leaves no process behind", async () => {
  const launcher = join(folder, "launcher.ts");
  const from = (file: string) => JSON.stringify(join(projectRoot, "scripts", file));
  await writeFile(
    launcher,
    `import { startChild } from ${from("child.ts")};
     import { createProcessGuard } from ${from("process-guard.ts")};
     const guard = createProcessGuard();
     startChild({ ...${JSON.stringify(familyProgram("setInterval(() => {}, 1000)"))}, env: process.env, guard });`,
  );
  const started = spawn(process.execPath, ["--import", "tsx", launcher], { cwd: projectRoot });
  const helper = await helperPid();
  started.kill("SIGKILL");
  expect(await endsWithin(helper, 10_000)).toBe(true);
}, 60_000);

test("a closed guard harms nobody", async () => {
  const guard = createProcessGuard();
  const child = startChild({ ...familyProgram("setInterval(() => {}, 1000)"), guard });
  const helper = await helperPid();
  guard.close();
  expect(await endsWithin(helper, 500)).toBe(false);
  await child.stop();
});
