import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { openTemporaryFolder } from "./temporary-folder";

it("what a killed run left behind goes with the next, what others are at stays", async () => {
  const within = await mkdtemp(join(tmpdir(), "temporary-"));
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const own = await openTemporaryFolder(within);
  const left = basename(own).replace(`-${process.pid}-`, `-${ended}-`);
  const elsewhere = left.replace("eldercare-import-", "eldercare-import-other.");
  for (const name of [left, elsewhere, "notes"]) await mkdir(join(within, name));
  const next = await openTemporaryFolder(within);
  expect((await readdir(within)).sort()).toEqual(
    [basename(own), basename(next), elsewhere, "notes"].sort(),
  );
  await rm(within, { recursive: true });
});
