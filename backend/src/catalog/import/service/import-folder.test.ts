import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { FolderStore, isFilePath } from "@eldercare/file-store";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  forgetRejected,
  importFiles,
  keepImport,
  keepRejected,
  openRejected,
  safeName,
} from "./import-folder";

const here = vi.hoisted(() => ({ folder: "", store: undefined as unknown }));
vi.mock("../../../settings", () => ({ shopSettings: () => ({ DATA_DIR: here.folder }) }));
vi.mock("../../../media/file-store", () => ({ fileStore: () => here.store }));

/** A store that is elsewhere, as a bucket is. */
class FarStore extends FolderStore {
  override readonly isNear = false as never;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-folder-"));
  here.folder = join(folder, "machine");
  here.store = new FarStore(join(folder, "bucket"));
});
afterAll(() => rm(folder, { recursive: true }));

it("a table or picture of any name has one that every store and disk takes", () => {
  const long = "x".repeat(98);
  for (const [given, name] of [
    ["..\\..\\secrets/.env.csv", "env.csv"],
    [`a.${long}.`.padStart(140, "y"), `a.${long}.`.slice(-100).replace(/^\.+/, "")],
    [`.${"z".repeat(99)}`, "z".repeat(99)],
    [`q.${"z".repeat(99)}`, "z".repeat(99)],
    ["...", "table.csv"],
  ] as const) {
    expect(safeName(given), given).toBe(name);
  }
  const thai = safeName(`${"ราวจับ".repeat(40)}.csv`);
  expect([Buffer.byteLength(thai) <= 200, thai.endsWith(".csv")]).toEqual([true, true]);
  for (const name of [safeName(`q.${"z".repeat(99)}`), thai]) {
    expect(isFilePath(`imports/cimp_1/table/${name}`), name).toBe(true);
  }
});

it("rows that were not taken are gone once all are, on this server and for every other", async () => {
  const { table, rejected } = importFiles("cimp_1", "table.csv");
  await mkdir(dirname(table), { recursive: true });
  await writeFile(table, "Name\n");
  await keepImport("cimp_1");
  await writeFile(rejected, "Name,Problem\n");
  await keepRejected("cimp_1", "table.csv");
  const rows = await openRejected("cimp_1", "table.csv");
  expect(await rows?.toArray()).toEqual([Buffer.from("Name,Problem\n")]);
  await forgetRejected("cimp_1", "table.csv");
  await keepRejected("cimp_1", "table.csv");
  expect(await openRejected("cimp_1", "table.csv")).toBeUndefined();
});
