import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { neededPackages } from "./needed-packages.ts";

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "packages-")));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(path: string, manifest: object = {}) {
  mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, path, "package.json"), JSON.stringify(manifest));
}
const needed = (...modules: string[]) =>
  neededPackages(root, join(root, "shop"), modules)
    .map(({ path }) => relative(root, path))
    .sort();

it("are those that are named and what these stand on, each once", () => {
  install("node_modules/pages", { dependencies: { words: "1" }, devDependencies: { tests: "1" } });
  install("node_modules/@of/forms", { dependencies: { words: "1" } });
  install("node_modules/words", { dependencies: { pages: "1" } });
  install("node_modules/tests");
  expect(needed("pages", "@of/forms/inner/part.js")).toEqual([
    "node_modules/@of/forms",
    "node_modules/pages",
    "node_modules/words",
  ]);
});

it("are found where Node.js finds them: a version of its own before the shared one", () => {
  install("node_modules/pages", { dependencies: { words: "2" } });
  install("node_modules/pages/node_modules/words", { dependencies: { letters: "1" } });
  install("node_modules/words");
  install("node_modules/letters");
  expect(needed("pages")).toEqual([
    "node_modules/letters",
    "node_modules/pages",
    "node_modules/pages/node_modules/words",
  ]);
});

it("have a workspace's packages from where it lies", () => {
  install("packages/server", { dependencies: { log: "1" } });
  install("packages/server/node_modules/log");
  mkdirSync(join(root, "node_modules/@shop"), { recursive: true });
  symlinkSync("../../packages/server", join(root, "node_modules/@shop/server"));
  expect(needed("@shop/server/part")).toEqual([
    "node_modules/@shop/server",
    "packages/server/node_modules/log",
  ]);
});

it("have optional ones as far as they are installed, and peers that are required", () => {
  install("node_modules/pages", {
    dependencies: { fast: "1", slow: "1" },
    optionalDependencies: { fast: "1", faster: "1" },
    peerDependencies: { router: "1", typescript: "5" },
    peerDependenciesMeta: { typescript: { optional: true } },
  });
  for (const name of ["fast", "slow", "router", "typescript"]) install(`node_modules/${name}`);
  expect(needed("pages")).toEqual(
    ["fast", "pages", "router", "slow"].map((name) => `node_modules/${name}`),
  );
});

it("are refused when one is missing", () => {
  install("node_modules/pages", { dependencies: { words: "1" } });
  expect(() => needed("pages")).toThrow("needs words, which is not installed");
});
