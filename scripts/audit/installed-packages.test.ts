import { expect, it } from "vitest";
import { installedPackages, lockedPackages } from "./installed-packages.ts";

const LOCK = {
  "": { dependencies: { shop: "1.0.0" }, devDependencies: { tester: "1.0.0" } },
  shop: { dependencies: { server: "1.0.0" }, devDependencies: { builder: "1.0.0" } },
  "node_modules/shop": { link: true, resolved: "shop" },
  "node_modules/server": { version: "1.0.0", license: "MIT", dependencies: { parser: "1.0.0" } },
  "node_modules/server/node_modules/parser": { version: "1.0.0" },
  "node_modules/parser": { version: "2.0.0" },
  "node_modules/tester": { version: "1.0.0", dependencies: { parser: "2.0.0", server: "1.0.0" } },
  "node_modules/builder": { version: "1.0.0", optionalDependencies: { native: "1.0.0" } },
  "node_modules/native": { version: "1.0.0" },
};

const found = new Map(installedPackages(LOCK).map((one) => [one.folder, one]));

it("packages of ours are none of the registry's", () => {
  expect([...found.keys()]).not.toContain("node_modules/shop");
  expect(found.size).toBe(6);
});

it("a package is production's where a way without development dependencies leads to it", () => {
  const production = [...found.values()].filter((one) => one.isProduction);
  expect(production.map(({ folder }) => folder)).toEqual([
    "node_modules/server",
    "node_modules/server/node_modules/parser",
  ]);
});

it("the shortest way from one of ours says what brought a package", () => {
  const wayTo = (folder: string) => found.get(folder)?.broughtBy;
  expect(wayTo("node_modules/server/node_modules/parser")).toEqual(["shop", "server", "parser"]);
  expect(wayTo("node_modules/parser")).toEqual(["the root", "tester", "parser"]);
  expect(wayTo("node_modules/native")).toEqual(["shop", "builder", "native"]);
});

it("something brings every package of the project", () => {
  const orphans = installedPackages(lockedPackages()).filter(({ broughtBy }) => !broughtBy.length);
  expect(orphans.map(({ folder }) => folder)).toEqual([]);
});
