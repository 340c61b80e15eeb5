import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { entitiesIn, fileOf } from "./catalog-files";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
});
afterEach(() => rm(folder, { recursive: true }));

const asked = () => ({ entities: ["categories", "products", "slides"] as const, file: folder });

describe("a folder with the files of a whole catalog", () => {
  it("may hold workbooks as well as CSV files", async () => {
    await writeFile(join(folder, "products.xlsx"), "");
    await writeFile(join(folder, "slides.csv"), "");
    const found = entitiesIn(asked());
    expect(found.map((entity) => basename(fileOf(asked(), entity)))).toEqual([
      "products.xlsx",
      "slides.csv",
    ]);
  });

  it("is refused with two files of one kind", async () => {
    for (const name of ["products.xlsx", "products.csv"]) await writeFile(join(folder, name), "");
    expect(() => entitiesIn(asked())).toThrow(
      "there are both products.csv and products.xlsx in it",
    );
  });
});
