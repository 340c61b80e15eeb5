import { expect, it } from "vitest";
import { readAccepted } from "./accepted.ts";
import { type InstalledPackage, installedPackages, lockedPackages } from "./installed-packages.ts";
import { isPermissive, needlessLicences, statedLicence, unsettledLicences } from "./licences.ts";

const aPackage = (name: string, isProduction = true): InstalledPackage => ({
  name,
  version: "1.0.0",
  folder: `node_modules/${name}`,
  isProduction,
  broughtBy: ["the root", name],
  lockedLicence: undefined,
});

it.each(["MIT", "(MIT OR GPL-3.0-only)", "Apache-2.0 AND MIT", "BSD-3-Clause"])(
  "%s is permissive",
  (licence) => expect(isPermissive(licence)).toBe(true),
);

it.each(["GPL-3.0-only", "MIT AND LGPL-3.0-or-later", "AGPL-3.0-only", "UNLICENSED", "none", ""])(
  "%s is not",
  (licence) => expect(isPermissive(licence)).toBe(false),
);

it.each([
  [{ license: "MIT" }, "MIT"],
  [{ license: { type: "MIT", url: "https://example.ca" } }, "MIT"],
  [{ licenses: [{ type: "MIT" }, { type: "GPL-2.0-only" }] }, "MIT AND GPL-2.0-only"],
  [{ licenses: [] }, "none"],
  [{ name: "nothing said" }, "none"],
  ["no manifest", "none"],
])("a package.json %j says %s", (manifest, licence) => {
  expect(statedLicence(manifest)).toBe(licence);
});

it("a licence that binds others is looked at in production alone", () => {
  const packages = [aPackage("free"), aPackage("bound"), aPackage("tool", false)];
  const found = unsettledLicences(packages, [], ({ name }) =>
    name === "free" ? "MIT" : "GPL-3.0-only",
  );
  expect(found.map(({ package: { name } }) => name)).toEqual(["bound"]);
});

it("what is accepted is accepted under its name and the licence that was looked at", () => {
  const accepted = [{ package: "@a/*", licence: "GPL-2.0-only", reason: "We looked at it." }];
  const licenceOf = () => "GPL-2.0-only";
  expect(unsettledLicences([aPackage("@a/b")], accepted, licenceOf)).toEqual([]);
  expect(unsettledLicences([aPackage("@c/b")], accepted, licenceOf)).toHaveLength(1);
  expect(unsettledLicences([aPackage("@a/b")], accepted, () => "GPL-3.0-only")).toHaveLength(1);
});

it("every package of production has a licence that is permissive or was looked at", () => {
  const packages = installedPackages(lockedPackages());
  const { licences } = readAccepted();
  const found = unsettledLicences(packages, licences);
  expect(found.map(({ package: { name }, licence }) => `${name}: ${licence}`)).toEqual([]);
  expect(needlessLicences(packages, licences)).toEqual([]);
});
