import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { metrics } from "@eldercare/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { measureDataFolder } from "./measure-data-folder";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "data-folder-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const said = async (name: string) => metrics.getSingleMetricAsString(name);

it("a data folder says how much room is left, and when it was saved", async () => {
  await measureDataFolder(folder);
  const [, free = "", all = ""] =
    /\{state="free"\} (\S+)\n.*\{state="all"\} (\S+)/.exec(await said("shop_data_folder_bytes")) ??
    [];
  expect(Number(free)).toBeGreaterThan(0);
  expect(Number(all)).toBeGreaterThan(Number(free));
  // Never: an alarm for what is old is one for what never was.
  expect(await said("shop_backup_age_seconds")).toMatch(/^shop_backup_age_seconds \+?Inf/m);

  const createdAt = new Date(Date.now() - 7_200_000).toISOString();
  await writeFile(join(folder, "last-backup.json"), JSON.stringify({ createdAt }));
  await measureDataFolder(folder);
  expect(await said("shop_backup_age_seconds")).toMatch(/^shop_backup_age_seconds 72\d\d\b/m);
});

it("nothing is said of a disk that cannot be looked at", async () => {
  await measureDataFolder(join(folder, "gone"));
  expect(await said("shop_data_folder_bytes")).not.toContain("state=");
});
