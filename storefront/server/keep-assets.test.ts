import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isAssetName } from "./asset-name.ts";
import { keepAssets } from "./keep-assets.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-29T12:00:00Z");

let folder: string;
let shared: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keep-assets-"));
  shared = join(folder, "shared");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a build, each with its name for content. */
function aBuild(version: string, names: readonly string[]): string {
  const own = join(folder, version);
  mkdirSync(own);
  for (const name of names) writeFileSync(join(own, name), name);
  return own;
}
const kept = () => readdirSync(shared).sort();

const OLD = ["home-aaaaaaaa.js", "shell-aaaaaaaa.css"];
const NEW = ["home-bbbbbbbb.js", "letters-bbbbbbbb.woff2"];

describe("built files in the folder of all storefronts", () => {
  it("are those of each version, without twins and whatever has no hash in its name", async () => {
    const own = aBuild("old", [...OLD, "home-aaaaaaaa.js.br", "home.js", "notes-aaaaaaaa.html"]);
    await keepAssets(own, shared);
    await keepAssets(aBuild("new", NEW), shared);
    expect(kept()).toEqual([...OLD, ...NEW].sort());
    expect(readFileSync(join(shared, "home-aaaaaaaa.js"), "utf8")).toBe("home-aaaaaaaa.js");
  });

  it("stay for 14 days after the last storefront of their version", async () => {
    const old = aBuild("old", OLD);
    const own = aBuild("new", NEW);
    await keepAssets(old, shared, NOW);
    // It ran for a month, and said so each day.
    await keepAssets(old, shared, NOW + 30 * DAY_MS);
    await keepAssets(own, shared, NOW + 44 * DAY_MS);
    expect(kept()).toEqual([...OLD, ...NEW].sort());
    await keepAssets(own, shared, NOW + 44 * DAY_MS + 1000);
    expect(kept()).toEqual(NEW);
  });

  it("are no more than 100 MB, the oldest go first, and never the storefront's own", async () => {
    const large = (version: string) => {
      const own = aBuild(version, [`home-${version}.js`]);
      writeFileSync(join(own, `home-${version}.js`), Buffer.alloc(60_000_000));
      return own;
    };
    await keepAssets(aBuild("old", OLD), shared, NOW);
    await keepAssets(large("11111111"), shared, NOW + 1000);
    expect(kept()).toEqual([...OLD, "home-11111111.js"].sort());
    await keepAssets(large("22222222"), shared, NOW + 2000);
    expect(kept()).toEqual(["home-22222222.js"]);
  });

  it("make room for the next time where there was none", async () => {
    await keepAssets(aBuild("old", OLD), shared, NOW);
    const own = aBuild("new", []);
    // Copied as a file it fails, as on a full disk.
    mkdirSync(join(own, "home-bbbbbbbb.js"));
    await expect(keepAssets(own, shared, NOW + 15 * DAY_MS)).rejects.toThrow();
    expect(kept()).toEqual([]);
  });

  it("are whole: an empty one, as a machine leaves it that lost its power, is written anew", async () => {
    mkdirSync(shared);
    writeFileSync(join(shared, "home-aaaaaaaa.js"), "");
    await keepAssets(aBuild("old", OLD), shared);
    expect(readFileSync(join(shared, "home-aaaaaaaa.js"), "utf8")).toBe("home-aaaaaaaa.js");
  });

  it("lie beside what is somebody else's, which stays; drafts that nobody finished do not", async () => {
    mkdirSync(join(shared, "pictures"), { recursive: true });
    const long = new Date(NOW - 100 * DAY_MS);
    const draft = ".draft-01234567-89ab-cdef-0123-456789abcdef";
    for (const name of ["notes.txt", "home.js", ".keep", draft]) {
      writeFileSync(join(shared, name), "");
      utimesSync(join(shared, name), long, long);
    }
    await keepAssets(aBuild("old", OLD), shared, NOW);
    expect(kept()).toEqual([".keep", "home.js", "notes.txt", "pictures", ...OLD].sort());
  });

  it("take the place of a link, and write nothing where it leads", async () => {
    mkdirSync(shared);
    const target = join(folder, "settings");
    writeFileSync(target, "of somebody else");
    symlinkSync(target, join(shared, "home-aaaaaaaa.js"));
    await keepAssets(aBuild("old", OLD), shared);
    expect(readFileSync(target, "utf8")).toBe("of somebody else");
    expect(statSync(target).mtimeMs).toBeLessThan(Date.now() + DAY_MS);
    expect(readFileSync(join(shared, "home-aaaaaaaa.js"), "utf8")).toBe("home-aaaaaaaa.js");
  });
});

describe("the name of a built file", () => {
  it.each(["home-aaaaaaaa.js", "totals--cbhdYRp.css", "latin-wght-normal-BcXVPD7q.woff2"])(
    "is one such as %s",
    (name) => expect(isAssetName(name)).toBe(true),
  );

  it.each([
    ...["", ".", "..", "../home-aaaaaaaa.js", "a/home-aaaaaaaa.js", "a\\home-aaaaaaaa.js"],
    ...["..%2fhome-aaaaaaaa.js", ".home-aaaaaaaa.js", "home.js", "home-aaaaaaa.js"],
    ...["home-aaaaaaaa.js.br", "home-aaaaaaaa.js\n", "home-aaaaaaaa.js\0.js", "home-aaaaaaaa.html"],
    ...["home-aaaaaaaa.svg", "home-aaaaaaaa.JS"],
  ])("is none such as %j", (name) => expect(isAssetName(name)).toBe(false));
});
