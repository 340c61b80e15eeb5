import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exportTo, runSeed } from "./support/medusa-session";

/** Everything is written, removed, loaded and taken back. */
const RUN_MS = 240_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "moved-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Every file of a folder by its path in it. */
async function filesOf(path: string): Promise<Map<string, Buffer>> {
  const found = await readdir(path, { recursive: true, withFileTypes: true });
  const files = found
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(path.length + 1))
    .sort();
  return new Map(
    await Promise.all(files.map(async (name) => [name, await readFile(join(path, name))] as const)),
  );
}

/** Removes all of one kind but the first: a file that names nothing else is the whole truth. */
async function empty(
  kind: "products" | "slides" | "categories",
  exported: Buffer | undefined,
): Promise<void> {
  const file = join(folder, `first-${kind}.csv`);
  const [first = {}] = parse<Record<string, string>>(exported ?? "", { columns: true, bom: true });
  const key = kind === "slides" ? "Title" : "Slug";
  await writeFile(file, `${key}\n"${first[key]}"\n`);
  const { report, output } = await runSeed(kind, "--file", file, "--prune", "--yes");
  expect(report.written, output).toBe(true);
}

function expectSame(files: Map<string, Buffer>, others: Map<string, Buffer>): void {
  expect([...files.keys()]).toEqual([...others.keys()]);
  for (const [name, bytes] of others) expect(files.get(name)?.equals(bytes), name).toBe(true);
}

/** Larger than what the shop shows, with a camera's notes. */
function aPhotograph(): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 1200, channels: 3, background: "#7A9" } })
    .withExif({ IFD0: { Artist: "Somebody" } })
    .jpeg()
    .toBuffer();
}

it(
  "a catalogue moves: exported, loaded into a shop that lacks it and exported again, it is the same to the byte",
  async () => {
    const given = await aPhotograph();
    const made = join(folder, "made.csv");
    await writeFile(join(folder, "photo.jpg"), given);
    const row = "Moved Cane,Mobility Aids,A cane.,20.00,3,photo.jpg,A cane";
    const heading = "Name,Category,Description,Original Price,On hand,Images,Image Alt";
    await writeFile(made, `${heading}\n${row}\n`);
    const first = await runSeed("products", "--file", made, "--images", folder);
    expect(first.report.errors, first.output).toEqual([]);
    const here = join(folder, "here");
    const there = join(folder, "there");
    const back = join(folder, "back");
    await exportTo(here, "all");
    const before = await filesOf(here);
    const photograph = [...before].find(([name]) => name.endsWith(".jpg"));
    expect(photograph?.[1].equals(given)).toBe(true);
    expect([...before.keys()]).toEqual(
      expect.arrayContaining([
        "categories.csv",
        "products.csv",
        "slides.csv",
        expect.stringMatching(/^posts\/.*\.md$/),
        expect.stringMatching(/^images\/[0-9a-f]{16}\.webp$/),
      ]),
    );
    for (const kind of ["products", "slides", "categories"] as const) {
      await empty(kind, before.get(`${kind}.csv`));
    }

    const { report, output } = await runSeed("all", "--file", here);
    expect(report.errors, output).toEqual([]);
    expect(report.entities.map(({ created }) => created > 0)).toEqual([true, true, true, false]);
    await exportTo(there, "all");
    expectSame(await filesOf(there), before);
    const books = join(folder, "books");
    await exportTo(books, "all", "--xlsx");
    const same = await runSeed("all", "--file", books, "--dry-run");
    expect(same.report.errors, same.output).toEqual([]);
    expect(same.report.entities.map(({ created, updated }) => created + updated)).toEqual([
      0, 0, 0, 0,
    ]);

    for (const _ of ["moved", "categories", "slides", "products"]) await runSeed("undo");
    await exportTo(back, "all");
    expectSame(await filesOf(back), before);
    await runSeed("undo");
  },
  RUN_MS,
);
